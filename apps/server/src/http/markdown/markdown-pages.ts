import type { OpenApiDocument } from '@tenant-api/contract'
import type { RequestHandler, Router } from 'express'
import { fixedPage } from '../fixed-page.ts'
import { type DescribedDocument, operationsOf, webhooksOf } from './described-document.ts'
import { eventTypeList, eventTypePage, eventTypesOf, eventTypesPath } from './event-type-pages.ts'
import { llmsTxt, overview, overviewPath } from './llms-txt.ts'
import { operationPage, webhookPage } from './operation-page.ts'
import { schemaList, schemaPage, schemaPath, schemasPath } from './schema-page.ts'

/**
 * Serves the document as short Markdown pages for language models, and the list of the pages at `/llms.txt`. The document is read
 * at the first request for one of them.
 */
export function addMarkdown(pages: Router, served: OpenApiDocument, baseUrl: string, headers: object): void {
  let made: ReadonlyMap<string, RequestHandler> | undefined
  pages.get(['/llms.txt', '/docs/{*page}'], (req, res, next) => {
    if (!/\.(?:txt|md)$/.test(req.path)) return next()
    // The cast is safe: `npm run check` demands these parts of the document.
    made ??= markdownPages(served as DescribedDocument, baseUrl, headers)
    const serve = made.get(req.path)
    return serve ? serve(req, res, next) : next()
  })
}

function markdownPages(
  document: DescribedDocument,
  baseUrl: string,
  headers: object,
): ReadonlyMap<string, RequestHandler> {
  const page = (mediaType: string, make: () => string) =>
    fixedPage(mediaType, () => Buffer.from(make()), headers)
  const markdown = (make: () => string) => page('text/markdown', make)
  const byPath = new Map<string, RequestHandler>([
    ['/llms.txt', page('text/plain', () => llmsTxt(document, baseUrl))],
    [overviewPath, markdown(() => overview(document))],
  ])
  const add = (path: string, make: () => string) => byPath.set(path, markdown(make))
  const schemas = Object.entries(document.components.schemas ?? {})
  for (const placed of operationsOf(document))
    add(placed.page, () => operationPage(placed, document, baseUrl))
  for (const placed of webhooksOf(document)) add(placed.page, () => webhookPage(placed, document, baseUrl))
  for (const type of eventTypesOf(document)) add(type.page, () => eventTypePage(type, baseUrl))
  for (const [name, schema] of schemas)
    add(schemaPath(name), () => schemaPage(name, schema as object, baseUrl))
  add(eventTypesPath, () => eventTypeList(document, baseUrl))
  add(schemasPath, () =>
    schemaList(
      schemas.map(([name]) => name),
      baseUrl,
    ),
  )
  return byPath
}
