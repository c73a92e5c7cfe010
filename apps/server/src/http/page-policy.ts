/**
 * The Content Security Policy of pages. They load everything from this service, and send requests to no other host. The browser
 * must not submit forms itself: before a script has loaded, it would send the fields, even a secret, to the
 * address of the page.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
