import type { OpenApiDocument } from '@tenant-api/contract'
import type { RequestHandler, Router } from 'express'
import { fixedPage } from '../fixed-page.ts'
import { type DescribedDocument, operationsOf, pageOf } from './described-document.ts'
import { llmsTxt, overview, overviewPath } from './llms-txt.ts'
import { operationPage } from './operation-page.ts'
import { schemaPage, schemaPath } from './schema-page.ts'

/** Serves the document as short Markdown pages for language models, and the list of the pages at `/llms.txt`. */
export function addMarkdown(pages: Router, served: OpenApiDocument, baseUrl: string, headers: object): void {
  // The cast is safe: `npm run check` demands these parts of the document.
  const document = served as DescribedDocument
  const page = (mediaType: string, make: () => string) =>
    fixedPage(mediaType, () => Buffer.from(make()), headers)
  const markdown = (make: () => string) => page('text/markdown', make)
  const byPath = new Map<string, RequestHandler>([
    ['/llms.txt', page('text/plain', () => llmsTxt(document, baseUrl))],
    [overviewPath, markdown(() => overview(document))],
  ])
  for (const placed of operationsOf(document))
    byPath.set(
      pageOf(placed.operation),
      markdown(() => operationPage(placed, document, baseUrl)),
    )
  for (const [name, schema] of Object.entries(document.components.schemas ?? {}))
    byPath.set(
      schemaPath(name),
      markdown(() => schemaPage(name, schema as object, baseUrl)),
    )
  pages.get(['/llms.txt', '/docs/{*page}'], (req, res, next) => {
    const serve = byPath.get(req.path)
    return serve ? serve(req, res, next) : next()
  })
}
