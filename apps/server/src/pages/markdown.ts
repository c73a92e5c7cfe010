import { dereference, type OpenApiDocument } from '@tenant-api/contract'
import type { RequestHandler, Router } from 'express'
import {
  type Content,
  type DescribedDocument,
  operationsOf,
  type PlacedOperation,
  type Schema,
  webhooksOf,
} from './described-document.ts'
import { fixedPage } from './fixed-page.ts'
import {
  eventTypesPath,
  jsonBlock,
  operationPage,
  schemaLink,
  schemaList,
  schemaPage,
  schemaPath,
  schemasPath,
  webhookPage,
} from './operation-page.ts'

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

/**
 * Creates `/llms.txt`: a list of the Markdown pages, for language models.
 *
 * @see https://llmstxt.org/
 */
function llmsTxt(document: DescribedDocument, baseUrl: string): string {
  const operations = operationsOf(document)
  const webhooks = webhooksOf(document)
  const link = ({ operation, page }: PlacedOperation) => `- [${operation.summary}](${baseUrl}${page})`
  const tags = document.tags.flatMap(({ name, description }) => [
    `## ${name}\n`,
    `${description}\n`,
    ...operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(placed => `${link(placed)}: \`${placed.method} ${placed.path}\``),
    ...webhooks
      .filter(({ operation }) => operation.tags.includes(name))
      .map(placed => `${link(placed)}: the webhook, which the service sends to your endpoint`),
    '',
  ])
  return [
    `# ${document.info.title}\n`,
    `> ${document.info.summary}\n`,
    `Version ${document.info.version}. Base URL: ${baseUrl}\n`,
    '## Rules of all operations\n',
    `- [Overview](${baseUrl}${overviewPath}): authentication, requests, limits, pagination, errors, versioning`,
    '',
    ...tags,
    '## Data\n',
    `- [Event types](${baseUrl}${eventTypesPath}): what each one says, with an example`,
    `- [Schemas](${baseUrl}${schemasPath}): the names of all schemas, each with a page`,
    '',
    '## Documents\n',
    `- [OpenAPI 3.1](${baseUrl}/openapi.json): the whole document as JSON`,
    `- [OpenAPI 3.2](${baseUrl}/openapi-3.2.json): the same document, with the events of the stream`,
    `- [JSON Schema](${baseUrl}/tenant.schema.json): a file with the configuration of the tenant`,
    '',
  ].join('\n')
}

const overviewPath = '/docs/overview.md'

function overview({ info }: DescribedDocument): string {
  return `# ${info.title} ${info.version}\n\n${info.description}`
}

/** An event type with the schema and an example of its events. */
interface DescribedEventType {
  readonly type: string
  readonly page: string
  readonly event: Schema
  readonly description: string
  readonly example: unknown
}

/** The types of the events that the operations of the document stream. */
function eventTypesOf(document: DescribedDocument): readonly DescribedEventType[] {
  return operationsOf(document)
    .flatMap(({ operation }) => operation.responses['200']?.content?.['text/event-stream'] ?? [])
    .flatMap(stream => typesIn(stream, document))
}

function typesIn({ schema, examples }: Content, document: DescribedDocument): DescribedEventType[] {
  const { mapping } = resolved(schema, document).discriminator as {
    mapping: Readonly<Record<string, string>>
  }
  const values = Object.values(examples).map(
    example => dereference(example, document).value as { type: string; event?: unknown },
  )
  return Object.entries(mapping).flatMap(([type, $ref]) => {
    const { event } = resolved({ $ref }, document).properties as { readonly event?: Schema }
    // Heartbeats and errors of the stream carry no event.
    if (!event) return []
    const description = String(resolved(event, document).description)
    const example = values.find(value => value.type === type)?.event
    return [{ type, page: `/docs/event-types/${type}.md`, event, description, example }]
  })
}

function resolved(schema: Schema, document: DescribedDocument): Schema {
  return dereference(schema as { $ref: string }, document) as Schema
}

function eventTypeList(document: DescribedDocument, baseUrl: string): string {
  return [
    '# Event types\n',
    ...eventTypesOf(document).map(
      ({ type, page, description }) => `- [${type}](${baseUrl}${page}): ${description}`,
    ),
    '',
  ].join('\n')
}

function eventTypePage({ type, description, event, example }: DescribedEventType, baseUrl: string): string {
  return [
    `# ${type}\n`,
    `${description}\n`,
    `Schema: ${schemaLink(event, baseUrl)}\n`,
    jsonBlock(example),
  ].join('\n')
}
