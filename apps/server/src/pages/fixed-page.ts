import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { RequestHandler } from 'express'

/** A page as it is sent in one encoding. */
interface Encoded {
  readonly content: Buffer
  readonly etag: string
}

/** A page is compressed once. The document gets 2 % smaller than with zlib's default, in a third more time. */
const smallest = { level: constants.Z_BEST_COMPRESSION }

/**
 * Creates a handler for a page that does not change while the service runs. Callers reload the page only if its ETag has changed.
 * `make` is called at the first request, because converting the document to YAML alone would take a tenth of the start time.
 * All answers share the buffers of the page, one for each encoding.
 */
export function fixedPage(
  mediaType: string,
  make: () => Buffer | Promise<Buffer>,
  headers = {},
): RequestHandler {
  let made: Promise<{ identity: Encoded; gzip: Encoded }> | undefined
  async function create() {
    try {
      const content = await make()
      return { identity: withTag(content), gzip: withTag(await promisify(gzip)(content, smallest)) }
    } catch (error) {
      // The next request tries again.
      made = undefined
      throw error
    }
  }
  return async (req, res) => {
    made ??= create()
    const encoding = req.acceptsEncodings('gzip', 'identity') === 'gzip' ? 'gzip' : 'identity'
    const { content, etag } = (await made)[encoding]
    if (encoding === 'gzip') res.set('Content-Encoding', 'gzip')
    res
      .vary('Accept-Encoding')
      .set({ ETag: etag, 'Cache-Control': 'no-cache', ...headers })
      .type(mediaType)
      .send(content)
  }
}

function withTag(content: Buffer): Encoded {
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url')}"` }
}

/**
 * The Content Security Policy of pages. They load everything from this service, and send requests to no other host. The browser
 * must not submit forms itself: before a script has loaded, it would send the fields, even a secret, to the
 * address of the page.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The headers of pages. No other page can reach their window, and no other server learns their addresses, which may hold ids of
 * event streams.
 */
export const pageHeaders = {
  'Content-Security-Policy': pagePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** The headers of a file whose address contains a hash of its content. */
export const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
