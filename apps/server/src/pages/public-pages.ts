import { messages, publicDocument, readPublicDocument32, readTenantSchema } from '@tenant-api/contract'
import { type RequestHandler, Router } from 'express'
import { Problem } from '../api/problem.ts'
import type { Config } from '../config/config.ts'
import type { Readiness } from '../telemetry/readiness.ts'
import { createThread } from '../threads.ts'
import { addBuiltPages } from './built-pages.ts'
import { fixedPage } from './fixed-page.ts'
import { addMarkdown } from './markdown.ts'
import { servedDocument } from './served-document.ts'

/** What `/readyz` needs. */
interface Probed {
  readonly readiness: () => Promise<Readiness>
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal
}

/** Serves the pages that need no token and are not in the document: health, the document itself, the API reference, the console. */
export function publicPages(
  config: Pick<Config, 'tenantCloud'>,
  baseUrl: string,
  { readiness, stopping }: Probed,
): RequestHandler {
  const document = servedDocument(publicDocument, config, baseUrl)
  const pages = Router({ caseSensitive: true, strict: true })
  pages.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  pages.get('/readyz', async (_req, res) => {
    if (stopping.aborted)
      throw new Problem('service_unavailable', 'The service is stopping. Use another node.')
    const { reads, writes } = await readiness()
    if (reads === 'unavailable')
      throw new Problem('service_unavailable', messages.ServiceUnavailable.service_unavailable)
    // Without writes the node still serves its readers.
    res.json({ status: 'ok', writes })
  })
  const json = () => Buffer.from(JSON.stringify(document))
  const json32 = () => Buffer.from(JSON.stringify(servedDocument(readPublicDocument32(), config, baseUrl)))
  const yaml = async () => {
    const thread = createThread<object, Uint8Array>(new URL('./yaml-thread.ts', import.meta.url), null)
    return Buffer.from(await thread.call(document).finally(thread.end))
  }
  pages.get('/openapi.json', fixedPage('json', json, anyOrigin))
  pages.get('/openapi.yaml', fixedPage('application/yaml', yaml, anyOrigin))
  pages.get('/openapi-3.2.json', fixedPage('json', json32, anyOrigin))
  pages.get(
    '/tenant.schema.json',
    fixedPage('application/schema+json', () => Buffer.from(readTenantSchema()), anyOrigin),
  )
  addMarkdown(pages, document, baseUrl, anyOrigin)
  addBuiltPages(pages)
  pages.all(paths, req => {
    if (req.method === 'GET' || req.method === 'HEAD')
      throw new Problem('not_found', 'There is nothing at this path.')
    const headers = { Allow: 'GET, HEAD' }
    throw new Problem('method_not_allowed', `The method ${req.method} is not allowed at this path.`, {
      headers,
    })
  })
  return pages
}

/** Whether a path may be one of a page. Nearly all requests are for operations: they skip the routes of the pages. */
export function isPagePath(path: string): boolean {
  return /^\/($|healthz|readyz|openapi[.-]|tenant\.schema\.json$|llms\.txt$|docs|console)/.test(path)
}

const paths = [
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/openapi.yaml',
  '/openapi-3.2.json',
  '/tenant.schema.json',
  '/llms.txt',
  '/docs',
  '/docs/{*asset}',
  '/console',
  '/console/{*page}',
]

/** The document is public, so pages of any origin may read it. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*' }
