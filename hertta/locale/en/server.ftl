### What the pages themselves say, before and instead of a lesson.

server-title = Hertta – the rules of Hearts
server-loading = Dealing the cards…
server-slow = This is taking longer than usual.
server-reload = Load the page again
server-noscript = This page needs JavaScript. Please switch it on in your browser.
server-failed = The page could not be opened. This is our fault, not yours.
server-home = To the home page

## When something fails

server-error-404-title = There is no such page
server-error-404-text = The address may be mistyped, or the page has moved. All lessons can be found on the home page.
server-error-503-title = Every seat is taken
server-error-503-text = As many pages are open as this computer can handle. Close one, or wait a moment and try again.
server-error-500-title = Something went wrong
server-error-500-text = This is our fault, not yours. Try again in a moment, or start from the home page.
