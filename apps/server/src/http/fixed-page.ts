import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'

/**
 * A page that never changes while the service runs; callers reload it only if its ETag has changed. It is created at the first
 * request, because the YAML alone would take a tenth of the start time. All answers share one buffer.
 */
export function fixedPage(
  mediaType: string,
  make: () => Buffer | Promise<Buffer>,
  headers = {},
): RequestHandler {
  let made: Promise<{ content: Buffer; etag: string }> | undefined
  async function create() {
    try {
      return withTag(await make())
    } catch (error) {
      // The next request tries again.
      made = undefined
      throw error
    }
  }
  return async (_req, res) => {
    made ??= create()
    const { content, etag } = await made
    res
      .set({ ETag: etag, 'Cache-Control': 'no-cache', ...headers })
      .type(mediaType)
      .send(content)
  }
}

function withTag(content: Buffer) {
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url')}"` }
}
