"""What does not fit on a screen: JavaScript that looks at what is drawn, and names what is cut, covered or small."""

MISFITS = """() => {
  const root = document.querySelector('.hertta');
  const page = { left: 0, right: innerWidth };
  const faults = new Set(), parts = [];
  const named = (at) => `${at.className?.baseVal ?? at.className ?? at.tagName} "${at.textContent.slice(0, 60)}"`;
  const within = (one, box) => one.left >= box.left - 1.5 && one.right <= box.right + 1.5;
  const unseen = (at) => at && (getComputedStyle(at).clipPath === 'inset(50%)' || unseen(at.parentElement));
  const seen = (at) => at.checkVisibility({ visibilityProperty: true }) && !unseen(at);
  const blocks = 'p, li, h1, h2, h3, dt, dd, b, figcaption, legend, td, th, cite, button, a, summary, label';
  const boxes = '.act, .pill, .card, .tag, td, th, button, .panel, .notice, .menus, .meaning, .board';
  const solid = '.spot, .act, .pill, .holding .card, :is(.field, .menus) :is(input, select), .top :is(button, summary)';

  function add(part) {
    const { at } = part;
    if (!at.closest('.scroller') && !within(part, page)) faults.add(`off the page: ${named(at)}`);
    parts.push(part);
  }
  function addLine({ left, top, right, bottom }, at, block) {
    const margin = (bottom - top) * .2; // what a line of letters leaves empty
    const line = { left, top: top + margin, right, bottom: bottom - margin, at, block };
    const box = at.closest(boxes);
    if (box && !within(line, box.getBoundingClientRect())) faults.add(`out of its box: ${named(at)}`);
    for (let on = at; on !== root; on = on.parentElement) {
      if (!['hidden', 'clip'].includes(getComputedStyle(on).overflowX)) continue;
      const edge = on.getBoundingClientRect();
      if (line.bottom > edge.bottom || line.top < edge.top || !within(line, edge)) faults.add(`cut: ${named(at)}`);
    }
    if (!at.closest('.card, .tag')) add(line);
  }
  function over(one, other) {
    const { at } = one, cards = at.matches('.holding .card') && other.at.matches('.holding .card');
    const layer = (it) => it.closest('.menus, .meaning, .notices');
    return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
      && !at.contains(other.at) && !other.at.contains(at) && (!one.block || one.block !== other.block)
      && !cards && layer(at) === layer(other.at);
  }

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`sideways: ${scrollWidth}`);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts, at = text.parentElement;
    if (!text.nodeValue.trim() || at.closest('svg, option') || !seen(at)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) if (line.width > 1) addLine(line, at, at.closest(blocks));
  }
  for (const at of root.querySelectorAll(solid)) {
    const { left, top, right, bottom } = at.getBoundingClientRect();
    if (seen(at)) add({ left, top, right, bottom, at });
  }
  parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => {
    if (over(one, other)) faults.add(`over each other: ${named(one.at)} and ${named(other.at)}`);
  }));
  return [...faults];
}"""
"""Texts and targets that are off the page, out of their box, cut by what they are in, or over each other."""

SMALL = """() => {
  const large = '.holding .card[role="option"], .act, .pill, .languages button, summary, select, .field input, .notice '
    + 'button, .brand';
  const any = '.hertta :is(button, a, input:not([type=radio])):not(.skip)';
  const target = (at) => (getComputedStyle(at, '::after').position === 'absolute' ? at.offsetParent : at);
  const found = (place, least) => [...document.querySelectorAll(place)].flatMap((at) => {
    const { width, height } = target(at).getBoundingClientRect();
    const small = at.checkVisibility() && Math.min(width, height) < least - .1;
    return small ? [`${at.className} "${at.textContent.slice(0, 60)}" of ${width} by ${height}`] : [];
  });
  return [...found(large, 44), ...found(any, 24)];
}"""
"""Cards, buttons and fields of less than 44 px, and whatever else can be pressed of less than 24."""

STRETCH = """() => {
  function longer(word) {
    let more = Math.ceil(word.length * .4);
    const doubled = (vowel) => (more-- > 0 ? vowel + vowel.toLowerCase() : vowel);
    for (let before = ''; more > 0 && word !== before;) {
      before = word;
      word = word.replace(/[aeiouyäöåæø]/giu, doubled);
    }
    return word;
  }
  const texts = document.createTreeWalker(document.querySelector('.hertta'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const name = text.parentElement.closest('.brand, .languages, .index');
    if (!name) text.nodeValue = text.nodeValue.replace(/\\p{L}+/gu, longer);
  }
}"""
"""Make every text two fifths longer, word by word; names stay: the brand, the languages, the letters on cards."""
