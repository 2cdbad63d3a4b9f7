// The card table in the browser: draws the scene that Python sends and reports what the learner does.
// It knows no rule and holds no sentence; hertta/ui/scene.py says what a scene holds. Text goes in as text nodes only.
// One long file, because it is served as it is: nothing bundles it, and the widget takes one module.

/* ---- A small DOM of our own: keyed, so that focus, live regions and animations survive an update ---- */

const SVG = "http://www.w3.org/2000/svg";
const LIVE = new Set(["checked", "selected"]); // the person changes these too, so they are set each time
const SET = new Set([...LIVE, "written"]); // and what is written, but not under the hand that writes

function h(tag, props, ...kids) {
  return { tag, props: props ?? {}, kids: kids.flat(9).filter((kid) => kid || kid === 0) };
}

const unless = (list) => (list?.length ? list : null);

function setProp(node, name, value) {
  if (name === "key") return;
  if (name === "vars") for (const [key, number] of Object.entries(value ?? {})) node.style.setProperty(key, number);
  else if (name.startsWith("on")) node[name] = value ?? null;
  else if (LIVE.has(name)) node[name] = Boolean(value);
  else if (name === "written") { if (node !== document.activeElement && node.value !== value) node.value = value; }
  else if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}

function make(parent, v) {
  if (typeof v !== "object") return document.createTextNode(v);
  const svg = v.tag === "svg" || parent.namespaceURI === SVG;
  return patch(svg ? document.createElementNS(SVG, v.tag) : document.createElement(v.tag), v);
}

function patch(node, v) {
  if (node.nodeType === Node.TEXT_NODE) {
    if (node.nodeValue !== String(v)) node.nodeValue = v;
    return node;
  }
  const old = node.drawn?.props ?? {};
  for (const name of Object.keys(old)) if (!(name in v.props)) setProp(node, name);
  for (const [name, value] of Object.entries(v.props)) {
    if (old[name] !== value || SET.has(name)) setProp(node, name, value);
  }
  node.drawn = v;
  const spare = [...node.childNodes];
  const found = v.kids.map((kid) => {
    const at = spare.findIndex((child) => child.drawn?.tag === kid.tag && child.drawn?.props.key === kid.props?.key);
    return at < 0 ? null : spare.splice(at, 1)[0];
  });
  spare.forEach((child) => child.remove());
  v.kids.forEach((kid, index) => {
    const child = found[index] ? patch(found[index], kid) : make(node, kid);
    if (node.childNodes[index] !== child) node.insertBefore(child, node.childNodes[index] ?? null);
  });
  return node;
}

/* ---- Drawings: suits in a box of 100, figures in one of 54 by 88, a card of 100 by 144 ---- */

const SUITS = {
  C: "M50 5a22 22 0 0 1 17.5 35.3A22 22 0 1 1 54.5 72.5C55.5 84 59 90 67 95H33C41 90 44.5 84 45.5 72.5A22 22 0 1 1 32.5 40.3 22 22 0 0 1 50 5Z",
  D: "M50 3C58 20 70 36 87 50 70 64 58 80 50 97 42 80 30 64 13 50 30 36 42 20 50 3Z",
  H: "M50 93C20 67 5 51 5 32 5 17 16 8 28 8 38 8 46 14 50 23 54 14 62 8 72 8 84 8 95 17 95 32 95 51 80 67 50 93Z",
  S: "M50 4C58 23 93 43 93 65 93 77 84 84 74 84 66 84 59 80 54.5 73 55.5 84 59 90 67 95H33C41 90 44.5 84 45.5 73 41 80 34 84 26 84 16 84 7 77 7 65 7 43 42 23 50 4Z",
};

// A court card's figure: what is solid, what is tinted, what is only a line; it wears its suit on the breast.
const FIGURES = {
  king: {
    solid: "M25 2h4v3.4h3.4v4H29v3.2C38 6 49 11 43.5 22H10.5C5 11 16 6 25 12.6V9.4H21.6V5.4H25ZM11.2 24.2H42.8L42 29.5H12ZM14 31.5H18.5V40C20.5 42.5 22 43.3 23 43.5 25 42.3 29 42.3 31 43.5 32 43.3 33.5 42.5 35.5 40V31.5H40C41.5 46 40 57 27 64.5 14 57 12.5 46 14 31.5ZM23 47.5C24.5 50.5 29.5 50.5 31 47.5ZM20.8 36a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0ZM29.8 36a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0Z",
    tint: "M3 85V75C3 64 9 59 17 57.5 20 62 24 65 27 66.5 30 65 34 62 37 57.5 45 59 51 64 51 75V85Z",
  },
  queen: {
    solid: "M27 2a3.4 3.4 0 0 1 2 6.2L34 16 41 8.5a3.2 3.2 0 1 1 4 1.5L41.5 26H12.5L9 10a3.2 3.2 0 1 1 4-1.5L20 16 25 8.2A3.4 3.4 0 0 1 27 2ZM12.5 28H41.5C47 40 47 54 49 66 44 68 39 66 36 60 40 54 40 42 37 33 30 33 24 32 22 30 17 36 13 46 18 60 15 66 10 68 5 66 7 54 7 40 12.5 28ZM20.8 42a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0ZM30 42a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0ZM24.5 50C26 52 28 52 29.5 50 28 49 26 49 24.5 50Z",
    tint: "M7 85C6 74 11 67 20 65 23 70 31 70 34 65 43 67 48 74 47 85Z",
    line: "M18.5 58C23 63 31 63 35.5 58",
  },
  jack: {
    solid: "M9 24.5C4 13 16 6 30 8 33 8 35 8.5 37 9 39 4 44 1.5 51 2.5 50 9 46 13 42 15 45.5 18 46 22 45.5 24.5ZM8 27H46V32H8ZM12 33.5H17C16 40 16 46 17 52 15 56 10 56 8 52 11 48 12 40 12 33.5ZM42 33.5H37C38 40 38 46 37 52 39 56 44 56 46 52 43 48 42 40 42 33.5ZM20.8 41.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0ZM29.8 41.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0Z",
    tint: "M4 85C3 72 10 66 19 63L27 71 35 63C44 66 51 72 50 85Z",
    line: "M17 52C19 62 35 62 37 52M23.5 50.5C25.5 52.5 28.5 52.5 30.5 50.5",
  },
};

const GEAR = "M12 8.2A3.8 3.8 0 1 1 12 15.8 3.8 3.8 0 0 1 12 8.2ZM10.5 2h3l.6 2.7 2 .8 2.3-1.5 2.1 2.1-1.5 2.3.8 2 2.7.6v3l-2.7.6-.8 2 1.5 2.3-2.1 2.1-2.3-1.5-2 .8-.6 2.7h-3l-.6-2.7-2-.8-2.3 1.5-2.1-2.1 1.5-2.3-.8-2L1.5 14v-3l2.7-.6.8-2L3.5 6.1 5.6 4l2.3 1.5 2-.8Z";

function picture(box, ...shapes) {
  return h("svg", { viewBox: box, "aria-hidden": "true", focusable: "false" }, shapes);
}

function mark(suit, x, y, size) {
  return h("path", { d: SUITS[suit], transform: `translate(${x} ${y}) scale(${size / 100})` });
}

function index(card, x, y) {
  const wide = card.rank.length > 1 && { textLength: 38, lengthAdjust: "spacingAndGlyphs" };
  return h("text", { x, y, "text-anchor": "middle", class: "index", ...wide }, card.rank);
}

function figure({ face: rank, suit }) {
  const { solid, tint, line } = FIGURES[rank];
  return h("g", { transform: "translate(42 50) scale(.97)" },
    h("rect", { width: 54, height: 88, rx: 7, class: "frame" }), h("path", { d: tint, class: "tint" }),
    h("path", { d: solid, "fill-rule": "evenodd" }), line && h("path", { d: line, class: "line" }), mark(suit, 17, 67, 20));
}

function face(card) {
  const picked = card.face ? figure(card) : mark(card.suit, 39, 78, 54);
  return picture("0 0 100 144", index(card, 26, 42), mark(card.suit, 11, 51, 28), picked);
}

function signed(tag) {
  if (!tag) return null;
  const [sign, ...words] = tag.split(" ");
  return h("span", { class: "tag", "aria-hidden": "true" }, h("b", null, sign), unless(words) && h("span", null, words.join(" ")));
}

function small({ rank, suit }) {
  return picture("0 0 92 56", index({ rank }, 26, 43), mark(suit, 51, 11, 34));
}

function cardBox(card, props, drawing = face(card)) {
  const sign = card.state === "wrong" ? "M7 7l10 10M17 7L7 17" : "M6 12.5l4 4L18 8";
  const tick = card.chosen && h("span", { class: "tick" }, picture("0 0 24 24", h("path", { d: sign })));
  const drawn = { key: card.id, class: "card", "data-card": card.id, "data-suit": card.suit };
  const state = { "data-state": card.state, "data-chosen": card.chosen };
  const read = (card.tag ?? "").split(" ").slice(1).join(" ");
  const label = read ? `${card.label}, ${read}` : card.label;
  return h("div", { ...drawn, ...state, role: "img", "aria-label": label, ...props }, drawing, tick, signed(card.tag));
}

/* ---- The outbox: one intent under way at a time, for the widget's model merges quick successive changes ---- */

const PATIENCE = 6000;
const outboxes = new WeakMap();

function outboxOf(model) {
  if (!outboxes.has(model)) outboxes.set(model, makeOutbox(model));
  return outboxes.get(model);
}

// What goes wrong is its `fault`: "late" when nobody answers, "away" while the connection is cut, "gone" for good when
// the kernel is. The queue begins with the intent under way, which Python answers again if it comes a second time.
function makeOutbox(model) {
  const box = { fault: "", kept: null, queue: [], watchers: new Set(), send, answered, fail, goOn };
  let serial = Math.max(model.get("scene")?.ack ?? 0, model.get("intent")?.serial ?? 0);
  let waiting = 0;
  let direct = false;
  let timer;

  function next() {
    if (waiting || !box.queue.length || box.fault === "away" || box.fault === "gone") return;
    waiting = ++serial;
    hand();
  }
  function hand() {
    clearTimeout(timer);
    timer = setTimeout(fail, PATIENCE, "late");
    const intent = { serial, ...news(box), ...box.queue[0] };
    if (direct) return model.send(intent);
    model.set("intent", intent);
    model.save_changes();
  }
  function send(intent) {
    const alike = (one) => JSON.stringify(one) === JSON.stringify(intent);
    if (box.fault && box.queue.some(alike)) return Infinity; // pressed again because nothing happened
    const its = serial + box.queue.push(intent) - Boolean(waiting);
    next();
    return its;
  }
  function answered(scene) {
    if (box.fault === "late") box.fault = "";
    if (!waiting || (scene.ack ?? 0) < waiting) return;
    clearTimeout(timer);
    waiting = 0;
    box.queue.shift();
    next();
  }
  function fail(fault) {
    if (box.fault === "gone" || (box.fault && fault === "late")) return;
    box.fault = fault;
    box.watchers.forEach((draw) => draw());
  }
  function goOn() {
    if (box.fault === "gone") return;
    if (box.fault) fail("");
    direct = true; // the model waits for a word on what it has sent before it sends more, and the word may be lost
    if (waiting) hand();
    else next();
  }
  return box;
}

/* ---- The line to the kernel: whoever plays is told at once when it is cut, and play goes on when it is back ---- */

const FLICKER = 700; // a connection that is back sooner was never missed
const PULSE = 1500; // from one look at the kernel to the next, as long as the page is seen
const PARTING = 10_000; // a page that is left ends its kernel itself
const ENDED = new Set(["dead", "restarting", "autorestarting"]);

function watchLine(box, kernel) {
  if (!kernel) return { look() {}, stop() {} };
  const address = new URL(`api/kernels/${kernel.id}`, kernel.serverSettings.baseUrl);
  let flicker;
  let pulse;

  async function look() {
    clearTimeout(pulse);
    if (document.hidden) return; // it is looked at when it is seen again
    const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
    if (kernel.isDisposed) return;
    const joined = kernel.connectionStatus === "connected";
    if (!answer) box.fail("away");
    else if (answer.status === 404 && (standsAlone() || !joined)) box.fail("gone");
    else if (!joined) kernel.reconnect().catch(() => {});
    else if (box.fault === "away") box.goOn();
    again();
  }
  function again(wait = PULSE) {
    clearTimeout(pulse);
    if (box.fault === "away" || (standsAlone() && box.fault !== "gone")) pulse = setTimeout(look, wait);
  }
  function lost() {
    box.fail("away");
    look();
  }
  function onConnection(_, status) {
    clearTimeout(flicker);
    if (status === "connected") box.goOn();
    else flicker = setTimeout(lost, FLICKER);
  }
  const onStatus = (_, status) => ENDED.has(status) && box.fail("gone");
  const events = [[window, "online", look], [window, "offline", look], [window, "pageshow", look],
    [document, "visibilitychange", look], [window, "beforeunload", () => again(PARTING)]];

  function stop() {
    clearTimeout(flicker);
    clearTimeout(pulse);
    kernel.connectionStatusChanged.disconnect(onConnection);
    kernel.statusChanged.disconnect(onStatus);
    for (const [where, what, call] of events) where.removeEventListener(what, call);
  }
  kernel.connectionStatusChanged.connect(onConnection);
  kernel.statusChanged.connect(onStatus);
  for (const [where, what, call] of events) where.addEventListener(what, call);
  again();
  return { look, stop };
}

// What the browser keeps is as old as the last answer, so that what was not answered is asked anew and never doubled.
function resume({ queue }) {
  const unanswered = queue.filter(({ type }) => type !== "hello");
  try {
    sessionStorage.setItem("hertta", JSON.stringify([location.pathname, unanswered]));
  } catch { /* a browser that keeps nothing forgets it */ }
  location.reload();
}

function leftBehind() {
  try {
    const [path, unanswered] = JSON.parse(sessionStorage.getItem("hertta")) ?? [];
    sessionStorage.removeItem("hertta");
    return path === location.pathname ? unanswered : [];
  } catch {
    return [];
  }
}

/* ---- The page around: only where the widget is the whole page, not in JupyterLab ---- */

const standsAlone = () => location.pathname.includes("/voila/") || "hertta" in document.body.dataset;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");

function themeOf(scene) {
  if (scene.theme === "light" || scene.theme === "dark") return scene.theme;
  const lab = standsAlone() ? undefined : document.body.dataset.jpThemeLight;
  return (lab === undefined ? night.matches : lab === "false") ? "dark" : "light";
}

// More than Python ever writes, and little enough for `hello` to be heard: characters of a map, maps in maps, characters of
// an address.
const LARGEST_MAP = 20_000;
const DEEPEST_MAP = 9;
const LONGEST_QUERY = 2_000;

const depth = (map) => (map instanceof Object ? 1 + Math.max(0, ...Object.values(map).map(depth)) : 0);

function recall(box) {
  try {
    box.kept = localStorage.getItem("hertta");
    const map = box.kept?.length > LARGEST_MAP ? null : JSON.parse(box.kept);
    return depth(map) > DEEPEST_MAP ? null : map;
  } catch {
    return null;
  }
}

function remember(box, map) {
  try {
    localStorage.setItem("hertta", JSON.stringify(map));
    box.kept = localStorage.getItem("hertta");
  } catch { /* a browser that keeps nothing still plays */ }
}

function news(box) { // pages open side by side keep one map: what another has put in goes along, or it would be lost
  try {
    return localStorage.getItem("hertta") === box.kept ? {} : { remembered: recall(box) };
  } catch {
    return {};
  }
}

function hello(box) {
  return {
    type: "hello",
    query: location.search.slice(0, LONGEST_QUERY),
    languages: [...navigator.languages],
    width: innerWidth,
    height: innerHeight,
    remembered: recall(box),
    path: location.pathname.split("/").pop(),
  };
}

function tellPage(box, scene) {
  if (scene.remember) remember(box, scene.remember);
  if (!standsAlone()) return;
  if (scene.title) document.title = scene.title;
  if (scene.lang) document.documentElement.lang = scene.lang;
  if (scene.address && scene.address !== location.search) history.replaceState(history.state, "", scene.address);
}

/* ---- The parts of the page, in their order; `it` is the view: its scene, its id, what it can send ---- */

const paragraphs = (texts) => (texts ?? []).map((text) => h("p", null, text));

// Each word of the game is a button where it first stands in a place of the page; pressing it opens what it means, beside
// the page, not under it.
const whole = (form) => new RegExp(`(?<![\\p{L}\\p{N}])${form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "u");

function worded(it, texts, place, before) { // those in the texts before are buttons there
  const fresh = (it.scene.terms ?? []).filter(({ form }) => !before?.some((text) => whole(form).test(text)));
  const open = new Map(fresh.map((term) => [term.form, term]));
  const split = (text) => {
    const found = [...open.keys()].map((form) => [text.search(whole(form)), form]).filter(([at]) => at >= 0).sort(([a, one], [b, other]) => a - b || other.length - one.length)[0];
    if (!found) return [text];
    const [at, form] = found;
    const its = open.get(form);
    open.delete(form);
    const id = `${it.id}-${place}-${form.replace(/\s/g, "-")}`;
    const [opening] = text.slice(0, at).match(/[^\s\p{L}\p{N}]*$/u); // signs stay on the line of their word
    const [closing] = text.slice(at + form.length).match(/^[^\s\p{L}\p{N}]*/u);
    const word = h("span", { key: form, class: "looked-up" },
      opening, h("button", { type: "button", class: "term", popovertarget: id }, form), explained(id, its), closing);
    return [text.slice(0, at - opening.length), word, ...split(text.slice(at + form.length + closing.length))];
  };
  return (texts ?? []).map((text, index) => h("p", { key: index }, split(text)));
}

const explained = (id, { title, text, href, label }) => h("span", { key: id, id, class: "meaning", popover: "auto", role: "note" },
  h("b", null, title), h("span", null, text), h("a", { href }, label));

function menu(it, { key, label, options }) {
  const set = (event) => it.send({ type: "set", key, value: event.target.value });
  return h("label", { key }, h("span", null, label), h("select", { "data-setting": key, onchange: set },
    options.map((option) => h("option", { key: option.value, value: option.value, selected: option.selected }, option.label))));
}

function popup(it, key, menus, ...summary) {
  return h("details", { key, class: `popup ${key}` }, h("summary", null, summary),
    h("div", { class: "menus" }, menus.map((one) => menu(it, one))));
}

function header(it) {
  const { brand, crumb, languages, languages_label, menus, settings_label } = it.scene.header;
  const speak = (value) => it.send({ type: "set", key: "lang", value });
  return h("header", { key: "header", class: "top" },
    brand && h("a", { class: "brand", href: brand.href }, picture("0 0 100 100", mark("H", 0, 0, 100)), h("span", null, brand.label)),
    crumb && h("span", { class: "crumb" }, crumb),
    unless(menus) && popup(it, "settings", menus,
      picture("0 0 24 24", h("path", { d: GEAR, "fill-rule": "evenodd" })), h("span", null, settings_label)),
    unless(languages) && h("div", { class: "languages", role: "group", "aria-label": languages_label },
      languages.map(({ value, label, pressed }) => h("button", {
        key: value, type: "button", lang: value, "data-setting": "lang", "data-value": value,
        "aria-pressed": String(Boolean(pressed)), onclick: () => speak(value),
      }, label))));
}

function notices(it) {
  const { texts, notices: all } = it.scene;
  const { fault } = it.box;
  const told = texts && (standsAlone() || fault === "away" ? texts[fault] : fault && texts.rerun);
  return h("div", { key: "notices", class: "notices", role: "alert" },
    told && h("div", { key: "offline", class: "notice offline", "data-tone": "wrong" }, h("p", null, told),
      standsAlone() && h("button", { type: "button", onclick: it.resume }, texts.resume)),
    (all ?? []).map(({ tone, text }) => h("div", { key: text, class: "notice", "data-tone": tone }, h("p", null, text))));
}

function steps(it) {
  const { steps: all, steps_label } = it.scene;
  return unless(all) && h("ol", { class: "steps", "aria-label": steps_label }, all.map((step, index) => {
    const props = { "data-state": step.state, "aria-current": step.state === "now" && "step" };
    const label = h("span", { class: "unseen" }, step.label);
    const go = () => it.send({ type: "act", action: "stage", value: step.action });
    return h("li", { key: index }, step.action
      ? h("button", { key: "go", type: "button", "data-action": "stage", "data-value": step.action, onclick: go, ...props }, label)
      : h("span", { key: "at", class: "step", ...props }, label));
  }));
}

function heading(it) {
  const { overline, heading: title, text, filters, filters_label, facts, view } = it.scene;
  return h("div", { key: "heading", class: "question" },
    overline && h("p", { key: "overline", class: "overline" }, overline),
    title && h("h1", { key: "title", tabindex: "-1" }, title),
    steps(it),
    view !== "projector" && unless(filters) && popup(it, "filters", filters, h("span", null, filters_label)),
    unless(text) && h("div", { key: "text", id: `${it.id}-text`, class: "prose" }, view === "projector" ? paragraphs(text) : worded(it, text, "text")),
    view === "projector" && facts && panel("facts", facts));
}

// Where no compass point is told the seats lie in two rows, bent to a ring, or along the sides of a narrow table: in
// steps of half a seat across and a quarter down, so that the grid finds every size and nothing covers anything.
function ring(index, count) {
  const near = Math.floor((count - 1) / 4); // seats to each hand of the learner, in the learner's own row
  const far = count / 2 - near - 1; // half the width of the row opposite, from seat to seat
  const ours = index <= near || index >= count - near;
  const across = !ours ? index - near - 1 - far : index <= near ? -index : count - index;
  const widest = Math.max(near, far);
  const depth = Math.abs(across) > (ours ? far : near) + .5 ? 0 : Math.abs(across) < widest ? .75 : .5;
  const wide = { "--wide-column": 1 + 2 * (across + widest), "--wide-row": 4 + 4 * depth * (ours ? 1 : -1), "--plate": ours ? 0 : -1 };
  return { ...wide, ...sides(index, count) };
}

function sides(index, count) {
  const long = Math.floor((count - 1) / 2);
  const end = Math.max(.5, long / 2 - .25);
  const middle = index % (count / 2) === 0;
  const down = middle ? (index ? -end : end) : (long + 1) / 2 - Math.min(index, count - index);
  return { "--tall-column": middle ? Math.min(3, 2 * long + 1) : index < count / 2 ? 1 : 5, "--tall-row": 1 + 4 * (down + end) };
}

function board({ label, seats }, id) {
  const compass = seats[0].place;
  return h("div", { key: "board", id, class: "board", role: "img", "aria-label": label, "data-ring": !compass, vars: { "--n": seats.length } }, seats.map((seat, index) => {
    const plate = h("div", { key: `p${seat.seat}`, class: "plate", "data-place": seat.place, "data-to-play": seat.to_play },
      h("b", null, seat.name), seat.note && h("span", null, seat.note));
    const card = seat.card && cardBox(seat.card, { role: undefined, "aria-label": undefined });
    const spot = h("div", { key: `s${seat.seat}`, class: "spot", "data-place": seat.place, "data-seat": seat.seat, "data-mark": seat.mark || null },
      card || (seat.slot && h("div", { class: "slot" })), signed(seat.tag));
    return compass ? [plate, spot] : h("div", { key: seat.seat, class: "seat", vars: ring(index, seats.length) }, spot, plate);
  }));
}

function rows(hand, draw) {
  const groups = (hand.groups ?? []).filter((group) => group.length);
  const count = groups.flat().length;
  const vars = { "--n": count, "--g": groups.length };
  return [vars, groups.map((group) => h("div", { key: group[0].suit, class: "suit", role: "presentation" }, group.map(draw)))];
}

// The focus goes past the text and the table, so they are told where it comes to.
function asked(it) {
  const { text, table } = it.scene;
  return [unless(text) && `${it.id}-text`, table && `${it.id}-board`].filter(Boolean).join(" ");
}

// A listbox, also where one card is chosen: focus can move without choosing (a radio group chooses as it moves), and
// screen readers pass letters through to us there. After the answer it stays, so that each card's tag can be read.
function hand(it) {
  const { label, help, mode } = it.scene.hand;
  const about = [asked(it), help && `${it.id}-help`].filter(Boolean).join(" ");
  const [vars, groups] = rows(it.scene.hand, (card) => cardBox(card, {
    role: "option",
    "aria-selected": String(Boolean(card.chosen)),
    "aria-disabled": String((mode ?? "none") === "none"),
    tabindex: card.id === it.current ? 0 : -1,
    onclick: () => it.choose(card),
  }));
  return h("div", { key: "hand", class: "holding" },
    h("div", {
      class: "hand", id: `${it.id}-hand`, role: "listbox", "aria-label": label, "aria-orientation": "horizontal", vars,
      "aria-multiselectable": mode === "many" && "true", "aria-describedby": about || null, "data-mode": mode ?? "none",
    }, groups),
    help && h("p", { class: "help", id: `${it.id}-help` }, help));
}

function shown(kind, { label, ...cards }, index) {
  const [vars, groups] = rows(cards, (card) => cardBox(card));
  return h("figure", { key: `${kind}${index}`, class: kind },
    h("figcaption", null, label), h("div", { class: kind === "shown" ? "hand" : "fan", vars }, groups));
}

function record(it) {
  const { label, tricks } = it.scene.record;
  const id = `${it.id}-record`;
  const play = ({ who, card, note }, index) => h("li", { key: index }, h("span", { class: "who" }, who),
    cardBox(card, { class: "card small" }, small(card)), note && h("span", { class: "note" }, note));
  return h("section", { key: "record", class: "panel record", "aria-labelledby": id }, h("h2", { id }, label),
    h("ol", { class: "tricks", vars: { "--plays": Math.max(1, ...tricks.map(({ plays }) => plays.length)) } },
      tricks.map((trick, index) => h("li", { key: index }, h("b", null, trick.label), h("ol", null, trick.plays.map(play))))));
}

function choices(it, group) {
  const named = [...new Set(group.options.map(({ row }) => row))];
  const about = !it.scene.hand && group === it.scene.choices[0] && asked(it);
  return h("fieldset", { key: group.name, class: "choices", "aria-describedby": about || null }, h("legend", null, group.legend),
    named.map((row) => h("div", { key: row, class: "pills", role: row && "group", "aria-label": row }, row && h("b", { "aria-hidden": "true" }, row),
      group.options.filter((option) => option.row === row).map((option) => pill(it, group, option)))));
}

function marked(tag) {
  const [sign, ...words] = tag.split(" ");
  return h("em", null, sign, " ", h("span", null, words.join(" ")));
}

function pill(it, group, option) {
  return h("label", { key: option.value, class: "pill", "data-state": option.state },
    h("input", {
      type: "radio", name: `${it.id}-${group.name}`, value: option.value, checked: option.chosen,
      "data-choice": `${group.name}:${option.value}`, "aria-disabled": group.locked && "true",
      onclick: (event) => group.locked && event.preventDefault(), onchange: () => it.send({ type: "pick", name: group.name, value: option.value }),
    }),
    h("span", null, option.label), option.card && cardBox(option.card, { class: "card small" }, small(option.card)), option.tag && marked(option.tag));
}

function actions(it, all) {
  return h("div", { key: "actions", class: "actions" }, all.map((action) => {
    const props = { key: `${action.action}${action.value ?? ""}`, class: "act", "data-action": action.action, "data-primary": action.primary };
    const inside = [h("span", null, action.label), action.keycap && h("kbd", { "aria-hidden": "true" }, action.keycap)];
    if (action.href) return h("a", { ...props, href: action.href }, inside);
    return h("button", { ...props, type: "button", "aria-disabled": action.disabled && "true", onclick: () => it.act(action) }, inside);
  }));
}

function items(tag, list) {
  return h(tag, { class: "items" }, list.map((item, index) => h("li", { key: index, "data-tone": item.tone }, h("b", null, item.label), h("span", { lang: item.lang }, item.text), item.source && h("small", null, item.source))));
}

function feedback(it) {
  const { tone, title, text, strong, items: reasons, further, sources, sources_label, proof, playout } = it.scene.feedback;
  const id = `${it.id}-feedback`;
  return h("section", { key: "feedback", class: "panel feedback", "data-tone": tone, "aria-labelledby": id },
    h("h2", { id }, title), worded(it, text, "feedback", it.scene.text), strong && h("p", { class: "strong" }, strong),
    unless(reasons) && items("ul", reasons),
    playout && h("div", { key: "playout", class: "playout" }, h("h3", null, playout.title), items("ol", playout.items)),
    unless(sources) && (reasons ? folded("sources", sources_label, cited(sources)) : h("div", { class: "sources" }, sources_label && h("h3", null, sources_label), cited(sources))),
    further && folded("further", further.summary, items("ul", further.items)),
    proof && reasoning(title, proof));
}

const cited = (sources) => sources.map(({ text, words }, index) => h("div", { key: index, class: "source" }, h("cite", null, text), words && h("p", null, words)));

const folded = (key, summary, ...inside) => h("details", { key, class: "fold" }, h("summary", null, summary), h("div", { class: key }, inside));

function reasoning(key, { summary, rows: all, note, open }) {
  return h("details", { key, class: "fold proof", open }, h("summary", null, summary),
    h("ol", null, all.map((row, index) => h("li", { key: index, "data-state": row.state },
      row.label && [h("b", null, row.label), " "], row.tag && [h("em", null, row.tag), " "], h("span", null, row.text),
      (row.sources ?? []).map((source) => h("cite", null, source))))),
    note && h("p", null, note));
}

function listed(all) {
  return h("dl", { key: "facts" }, all.map((row, index) => h("div", { key: index, "data-tone": row.tone },
    h("dt", null, row.label), h("dd", { lang: row.lang }, row.value))));
}

function panel(key, { title, rows: all }) {
  return h("section", { key, class: `panel ${key}` }, h("h2", null, title), listed(all));
}

function lessons({ title, cards }, index) {
  return h("section", { key: `lessons${index}`, class: "lessons" }, h("h2", null, title), h(cards[0].number > 0 ? "ol" : "ul", null, cards.map(lesson)));
}

function lesson({ title, text, href, label, progress, state, number, steps: all, here }) {
  return h("li", { key: href, class: "panel lesson", "data-state": state, "data-here": here },
    number > 0 && h("span", { class: "number" }, number),
    h("h3", null, h("a", { href, "aria-label": `${label}: ${title}`, "aria-current": here && "true" }, title)),
    h("p", { class: "summary" }, text),
    unless(all) && h("div", { class: "course", "aria-hidden": "true" }, all.map((step, at) => h("i", { key: at, "data-state": step }))),
    progress && h("p", { class: "progress" }, progress), h("span", { class: "go", "aria-hidden": "true" }, label));
}

/* ---- What is read or filled in on the pages beside the lessons ---- */

function section(it, one) {
  const { id, title, level, folded: shut, on, lang } = one;
  const props = { key: id, id, class: "section", "data-on": on || null };
  const inside = filled(it, one);
  if (shut) return h("details", { ...props, class: "section fold" }, h("summary", null, h(`h${level}`, null, title)), inside);
  const heading = `${it.id}-${id}`;
  return h("section", { ...props, "aria-labelledby": title && heading }, title && h(`h${level}`, { id: heading, lang }, title), inside);
}

function filled(it, { id, text, fields, items: all, rows: told, grid: table, table: cards, hand: held, links, actions: acts }) {
  return [
    unless(text) && h("div", { key: "text", class: "prose" }, worded(it, text, id)),
    cards && board(cards), held && shown("shown", held, 0),
    unless(fields) && h("div", { key: "fields", class: "fields" }, fields.map((one) => field(it, one))),
    unless(told) && listed(told),
    table && grid(table),
    unless(all) && h("div", { key: "items" }, items("ul", all)),
    unless(links) && h("ul", { key: "links", class: "links" }, links.map((link) => h("li", { key: link.href },
      h("a", { class: "act", href: link.href, download: link.download || null }, link.label)))),
    unless(acts) && actions(it, acts),
  ];
}

function field(it, { key, label, kind, value, options, help, fault, wide }) {
  const id = `${it.id}-${key}`;
  const say = (event) => it.send({ type: "fill", key, value: event.target.value });
  const fixed = kind === "shown" || kind === "address";
  const about = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(" ");
  const props = { id, key: "input", "data-field": key, "aria-describedby": about || null, "aria-invalid": fault && "true" };
  const input = kind === "choice"
    ? h("select", { ...props, onchange: say }, options.map((option) => h("option", { key: option.value, value: option.value, selected: option.selected }, option.label)))
    : h("input", { ...props, type: kind === "search" ? "search" : "text", inputmode: kind === "number" ? "numeric" : null, readonly: fixed,
      autocomplete: "off", spellcheck: "false", maxlength: fixed ? null : 200, written: kind === "address" ? new URL(value, location).href : (value ?? ""),
      onchange: !fixed && say, oninput: kind === "search" && soon(say), onfocus: fixed && ((event) => event.target.select()) });
  return h("div", { key, class: "field", "data-kind": kind, "data-wide": wide, "data-fault": Boolean(fault) }, h("label", { for: id }, label), input,
    help && h("p", { key: "help", id: `${id}-help`, class: "help" }, help), fault && h("p", { key: "fault", id: `${id}-fault`, class: "fault" }, fault));
}

const PAUSE = 250; // milliseconds without a key, after which what is written is looked for
let pausing;

function soon(say) {
  return (event) => {
    clearTimeout(pausing);
    pausing = setTimeout(() => say(event), PAUSE);
  };
}

function grid({ caption, head, rows: all }) {
  return h("div", { key: "grid", class: "scroller", tabindex: "0", role: "region", "aria-label": caption }, h("table", { class: "grid" },
    h("caption", { class: "unseen" }, caption),
    h("thead", null, h("tr", null, head.map((one, index) => h("th", { key: index, scope: "col" }, one)))),
    h("tbody", null, all.map((row, index) => [
      h("tr", { key: index, "data-tone": row.tone }, h("th", { scope: "row" }, row.label), (row.cells ?? []).map((cell, at) => h("td", { key: at }, cell))),
      row.note && h("tr", { key: `note${index}`, class: "note", "data-tone": row.tone }, h("td", { colspan: head.length }, h("span", null, row.note))),
    ]))));
}

function footer({ text, links }) {
  return h("footer", { key: "footer", class: "bottom" }, text && h("p", null, text),
    (links ?? []).map((link) => h("a", { key: link.href, href: link.href }, link.label)));
}

function page(it) {
  const s = it.scene;
  const plain = s.view !== "projector";
  const rail = plain && [(s.hands ?? []).map((one, index) => shown("shown", one, index)), s.others && panel("others", s.others), s.facts && panel("facts", s.facts)].flat().filter(Boolean);
  const aside = s.feedback || unless(rail);
  const skip = (event) => {
    event.preventDefault();
    it.target("hand")?.focus();
  };
  return h("div", {
    class: "hertta", lang: s.lang, "data-view": s.view, "data-theme": themeOf(s), "data-deck": s.deck, "data-alone": standsAlone(),
    "data-lm-suppress-shortcuts": "true",
  },
    s.hand && s.texts?.skip && h("a", { key: "skip", class: "skip", href: `#${it.id}-hand`, onclick: skip }, s.texts.skip),
    h("div", { key: "page", class: "page" },
      plain && s.header && header(it), notices(it),
      h(standsAlone() ? "main" : "div", { key: "main", class: "main", "data-rail": Boolean(aside) },
        heading(it),
        h("div", { key: "play", class: "play" },
          s.table && board(s.table, `${it.id}-board`),
          unless(s.piles) && h("div", { key: "piles", class: "piles" }, s.piles.map((one, index) => shown("pile", one, index))),
          s.record && record(it), s.standing && panel("standing", s.standing), s.grid && grid(s.grid), s.hand && hand(it),
          unless(s.choices) && h("div", { key: "asking", class: "asking" }, s.choices.map((group) => choices(it, group))),
          unless(s.actions) && actions(it, s.actions)),
        aside && h("div", { key: "rail", class: "rail" }, s.feedback && feedback(it), rail),
        (s.lists ?? []).map(lessons),
        (s.sections ?? []).map((one) => section(it, one))),
      plain && s.footer && footer(s.footer)),
    h("div", { key: "goal", class: "unseen", role: "status", "aria-live": "polite", "data-live": "goal" }, s.live?.goal),
    h("div", { key: "result", class: "unseen", role: "alert", "aria-live": "assertive", "data-live": "result" }, it.result));
}

/* ---- What moved: the card that is played is seen on its way to the table, and the hand as it closes up ---- */

const GLIDE = { duration: 180, easing: "ease-out" };

function places(root) {
  return new Map([...root.querySelectorAll(".holding .card")].map((card) => [card.dataset.card, card.getBoundingClientRect()]));
}

function glide(root, before) {
  const held = [...root.querySelectorAll(".holding .card")];
  const played = root.querySelector('.spot[data-seat="0"] .card');
  const same = held.length === before.size - 1 && held.every((card) => before.has(card.dataset.card));
  if (calm.matches || !same || !before.has(played?.dataset.card)) return; // another hand is another deal
  for (const card of [played, ...held]) {
    const from = before.get(card.dataset.card);
    card.getAnimations().forEach((other) => other.finish()); // or it would start from where these have it
    const to = card.getBoundingClientRect();
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    card.animate([{ transformOrigin: "0 0", transform: start }, { transformOrigin: "0 0", transform: "none" }], GLIDE);
  }
}

/* ---- Keys: the same in every language, only inside the hand, never with a modifier ---- */

const SUIT_KEYS = "CDHS";
const RANK_KEYS = "23456789TJQKA";

function after(cards, from, fits) {
  const order = [...cards.slice(from + 1), ...cards.slice(0, from + 1)];
  return order.find(fits);
}

function ofSuit(cards, from, suit) {
  const within = (card) => card.id[1] === suit;
  return within(cards[from]) ? after(cards, from, within) : cards.find(within);
}

function byRow(boxes, from, step) {
  const row = (box) => box.offsetTop;
  const rest = boxes.filter((box) => (row(box) - row(boxes[from])) * step > 0);
  if (!rest.length) return boxes.every((box) => row(box) === row(boxes[0])) ? boxes[from + step] : undefined;
  const near = Math.min(...rest.map((box) => Math.abs(row(box) - row(boxes[from]))));
  const distance = (box) => Math.abs(box.offsetLeft - boxes[from].offsetLeft);
  return rest.filter((box) => Math.abs(row(box) - row(boxes[from])) === near).sort((a, b) => distance(a) - distance(b))[0];
}

function goal(key, cards, from, boxes) {
  const letter = key.length === 1 && key.toUpperCase();
  if (key === "ArrowRight") return cards[from + 1]?.id;
  if (key === "ArrowLeft") return cards[from - 1]?.id;
  if (key === "ArrowDown") return byRow(boxes, from, 1)?.dataset.card;
  if (key === "ArrowUp") return byRow(boxes, from, -1)?.dataset.card;
  if (key === "Home") return cards[0].id;
  if (key === "End") return cards.at(-1).id;
  if (letter && SUIT_KEYS.includes(letter)) return ofSuit(cards, from, letter)?.id;
  if (letter && RANK_KEYS.includes(letter)) return after(cards, from, (card) => card.id[0] === letter)?.id;
  return null; // not a key of the hand
}

function fold(popup) {
  popup?.querySelector("summary").focus();
  popup?.removeAttribute("open");
}

function onward(it, event) { // from field to field, as on paper; from the last one to the button under it
  event.preventDefault();
  const all = [...it.root.querySelectorAll('.field :is(input, select), .section [data-primary=""]')];
  all[all.indexOf(event.target) + 1]?.focus();
}

function onKey(it, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key !== "Tab") event.stopPropagation(); // what is typed in here is not for the notebook around
  if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
  if (event.key === "Escape") return fold(event.target.closest(".popup[open]"));
  if (event.key === "Enter" && event.target.matches(".field input")) return onward(it, event);
  if (event.key === "Enter" && event.target.matches("input, .hand *")) {
    event.preventDefault();
    return it.act(it.scene.actions?.find(({ action }) => action === "answer") ?? it.scene.actions?.find(({ primary }) => primary));
  }
  if (!event.target.matches(".holding .card")) return;
  const cards = it.scene.hand.groups.flat();
  const from = cards.findIndex(({ id }) => id === it.current);
  if (event.key === " ") {
    event.preventDefault();
    return it.choose(cards[from]);
  }
  const to = goal(event.key, cards, from, [...it.root.querySelectorAll(".holding .card")]);
  if (to === null) return;
  event.preventDefault();
  it.root.querySelector(`.holding [data-card="${to}"]`)?.focus();
}

// A presenter's remote sends Page Up and Page Down wherever the focus is; for a class they are the steps.
function onPresenter(it, event) {
  const action = event.key.startsWith("Page") && it.scene.actions?.find(({ keycap }) => keycap === event.key);
  if (!action || !standsAlone() || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (!event.repeat) it.act(action);
}

/* ---- One view of the widget ---- */

let views = 0;

function render({ model, el }) {
  const box = outboxOf(model);
  const root = el.appendChild(document.createElement("div"));
  const line = watchLine(box, model.widget_manager?.kernel);
  const again = () => (box.fault === "away" ? line.look() : resume(box));
  const it = { id: `hertta-${++views}`, box, root, scene: {}, current: null, result: "", act, choose, target, send, resume: again };
  let honoured = 0;
  let acted = Infinity; // the serial of the last act that is not answered yet

  function send(intent) {
    const serial = box.send(intent);
    if (intent.type === "act") acted = serial;
  }
  function act(action) {
    if (!action || action.disabled) return;
    if (action.href) root.querySelector(`[data-action="${action.action}"]`)?.click();
    else send({ type: "act", action: action.action, ...(action.value && { value: action.value }) });
  }
  function choose(card) {
    if ((it.scene.hand.mode ?? "none") === "none") return;
    send({ type: "choose", card: card.id });
  }
  function target(name) {
    const places = {
      hand: ['.holding [tabindex="0"]'],
      choices: [".choices :checked", ".choices input"],
      next: ['.actions [data-primary=""]'],
    };
    return [...(places[name] ?? []), "h1"].map((place) => root.querySelector(place)).find(Boolean);
  }
  function pickCurrent() {
    const cards = it.scene.hand?.groups.flat() ?? [];
    const anew = it.scene.focus === "hand" && it.scene.focus_serial !== honoured; // another question: from its first card
    if (anew) it.current = null;
    if (cards.some(({ id }) => id === it.current)) return;
    const before = [...root.querySelectorAll(".holding .card")].findIndex(({ dataset }) => dataset.card === it.current);
    it.current = cards[Math.min(Math.max(before, 0), cards.length - 1)]?.id ?? null;
  }
  function draw() {
    pickCurrent();
    patch(root, page(it));
  }
  function moveFocus(held) {
    const { focus, focus_serial } = it.scene;
    if (focus && focus_serial !== honoured) {
      honoured = focus_serial;
      if (held || standsAlone()) target(focus)?.focus();
    } else if (held && !root.contains(document.activeElement)) target("next")?.focus();
  }
  function reveal() { // on a phone the reason is below the fold, and the next question above it; only an act moves the page
    const told = root.querySelector(".feedback") ?? root.querySelector(".question");
    const block = told?.offsetHeight > innerHeight ? "start" : "nearest"; // what is too tall is read from its top
    told?.scrollIntoView({ block, behavior: calm.matches ? "auto" : "smooth" });
  }
  function say(result, done) {
    const again = done && result && result === it.result; // the same answer twice is to be heard twice
    it.result = again ? `${result}\u00a0` : result;
  }
  function onScene() {
    const held = root.contains(document.activeElement);
    it.scene = model.get("scene") ?? {};
    box.answered(it.scene);
    const done = (it.scene.ack ?? 0) >= acted;
    say(it.scene.live?.result ?? "", done);
    const before = places(root);
    draw();
    glide(root, before);
    tellPage(box, it.scene);
    moveFocus(held);
    if (!done) return;
    acted = Infinity;
    reveal();
  }
  function onFocusIn({ target: at }) {
    if (!at.matches(".holding .card") || at.dataset.card === it.current) return;
    it.current = at.dataset.card;
    draw();
  }
  function onFocusOut({ target: at, relatedTarget }) {
    const popup = at.closest(".popup");
    if (popup && !popup.contains(relatedTarget)) popup.removeAttribute("open");
  }

  const present = (event) => onPresenter(it, event);

  addEventListener("keydown", present, true);
  root.addEventListener("keydown", (event) => onKey(it, event));
  root.addEventListener("focusin", onFocusIn);
  root.addEventListener("focusout", onFocusOut);
  model.on("change:scene", onScene);
  night.addEventListener("change", draw);
  box.watchers.add(draw);
  onScene();
  [hello(box), ...leftBehind()].forEach(send);
  return () => {
    removeEventListener("keydown", present, true);
    model.off("change:scene", onScene);
    night.removeEventListener("change", draw);
    box.watchers.delete(draw);
    line.stop();
  };
}

export default { render };
