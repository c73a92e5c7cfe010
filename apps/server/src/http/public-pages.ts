import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { messages, publicDocument } from '@tenant-api/contract'
import { type RequestHandler, type Response, Router } from 'express'
import getAbsoluteFSPath from 'swagger-ui-dist/absolute-path.js'
import { Problem } from '../api/problem.ts'
import type { Context } from '../operations/context.ts'
import { createThread } from '../threads/thread.ts'
import { servedDocument } from './served-document.ts'

/** Served files of the viewer's package. Its own start page is not served, because that page loads a document from another host. */
const referenceAssets = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const

/** Serves the pages that need no token and are not in the document: health, the document itself, the API reference. */
export function publicPages(
  { baseUrl, checkStore, config, log }: Context,
  stopping: AbortSignal,
): RequestHandler {
  const document = servedDocument(publicDocument, config, baseUrl)
  const pages = Router({ caseSensitive: true, strict: true })
  pages.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  pages.get('/readyz', async (_req, res) => {
    if (stopping.aborted)
      throw new Problem('service_unavailable', 'The service is stopping. Use another node.')
    try {
      await checkStore()
      res.json({ status: 'ok' })
    } catch (error) {
      log.error({ err: error }, 'the store does not answer')
      throw new Problem('service_unavailable', messages.ServiceUnavailable.service_unavailable)
    }
  })
  const json = () => Buffer.from(JSON.stringify(document))
  const yaml = async () => {
    const thread = createThread<object, Uint8Array>(new URL('./yaml-thread.ts', import.meta.url), null)
    return Buffer.from(await thread.call(document).finally(thread.end))
  }
  pages.get('/openapi.json', fixedPage('json', json, anyOrigin))
  pages.get('/openapi.yaml', fixedPage('application/yaml', yaml, anyOrigin))
  pages.get('/docs', referencePage)
  pages.get('/docs/reference.js', (_req, res) => {
    res.type('js').send(startReference)
  })
  for (const asset of referenceAssets) {
    const read = () => readFileSync(path.join(getAbsoluteFSPath(), asset))
    pages.get(`/docs/${asset}`, fixedPage(path.extname(asset), read))
  }
  pages.all(['/healthz', '/readyz', '/openapi.json', '/openapi.yaml', '/docs', '/docs/{*asset}'], req => {
    if (req.method === 'GET' || req.method === 'HEAD')
      throw new Problem('not_found', 'There is nothing at this path.')
    const headers = { Allow: 'GET, HEAD' }
    throw new Problem('method_not_allowed', `The method ${req.method} is not allowed at this path.`, {
      headers,
    })
  })
  // Fast path: nearly all requests are for operations and skip these routes.
  return (req, res, next) =>
    /^\/(healthz|readyz|openapi\.|docs)/.test(req.path) ? pages(req, res, next) : next()
}

/** The document is public, so any page may read it. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*' }

/**
 * A page that never changes while the service runs; callers reload it only if its ETag has changed. It is created at the first
 * request, because the YAML alone would take a tenth of the start time. All answers share one buffer.
 */
function fixedPage(mediaType: string, make: () => Buffer | Promise<Buffer>, headers = {}): RequestHandler {
  let made: Promise<{ content: Buffer; etag: string }> | undefined
  return async (_req, res) => {
    made ??= Promise.resolve(make()).then(withTag)
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

function referencePage(_req: unknown, res: Response): void {
  // The page loads everything from this service, so that its readers send no requests to other hosts.
  res.set(
    'Content-Security-Policy',
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
  )
  res.type('html').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tenant API reference</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <main id="reference"></main>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/reference.js"></script>
  </body>
</html>
`)
}

const startReference = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
})
`
