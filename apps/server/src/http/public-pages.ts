import { messages, publicDocument } from '@tenant-api/contract'
import { type RequestHandler, Router } from 'express'
import { Problem } from '../api/problem.ts'
import type { Context } from '../operations/context.ts'
import { createThread } from '../threads/thread.ts'
import { addConsole } from './console-pages.ts'
import { fixedPage } from './fixed-page.ts'
import { addReference } from './reference-pages.ts'
import { servedDocument } from './served-document.ts'

/** Serves the pages that need no token and are not in the document: health, the document itself, the API reference, the console. */
export function publicPages(
  { baseUrl, checkStore, config, log }: Context,
  stopping: AbortSignal,
): RequestHandler {
  const document = servedDocument(publicDocument, config, baseUrl)
  const pages = Router({ caseSensitive: true, strict: true })
  pages.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  let checking: Promise<void> | null = null
  /** Checks the store. Concurrent callers share one check, because anyone can call. */
  function check(): Promise<void> {
    checking ??= checkStore().finally(() => {
      checking = null
    })
    return checking
  }
  pages.get('/readyz', async (_req, res) => {
    if (stopping.aborted)
      throw new Problem('service_unavailable', 'The service is stopping. Use another node.')
    try {
      await check()
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
  addReference(pages)
  addConsole(pages)
  const paths = ['/healthz', '/readyz', '/openapi.json', '/openapi.yaml']
  const folders = ['/docs', '/docs/{*asset}', '/console', '/console/{*page}']
  pages.all([...paths, ...folders], req => {
    if (req.method === 'GET' || req.method === 'HEAD')
      throw new Problem('not_found', 'There is nothing at this path.')
    const headers = { Allow: 'GET, HEAD' }
    throw new Problem('method_not_allowed', `The method ${req.method} is not allowed at this path.`, {
      headers,
    })
  })
  // Fast path: nearly all requests are for operations and skip these routes.
  return (req, res, next) =>
    /^\/(healthz|readyz|openapi\.|docs|console)/.test(req.path) ? pages(req, res, next) : next()
}

/** The document is public, so any page may read it. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*' }
