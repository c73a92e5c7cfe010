import {
  type DescribedDocument,
  operationsOf,
  type PlacedOperation,
  webhooksOf,
} from './described-document.ts'
import { eventTypesPath } from './event-type-pages.ts'
import { schemasPath } from './schema-page.ts'

/**
 * Creates `/llms.txt`: a list of the Markdown pages, for language models.
 *
 * @see https://llmstxt.org/
 */
export function llmsTxt(document: DescribedDocument, baseUrl: string): string {
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
    '',
  ].join('\n')
}

export const overviewPath = '/docs/overview.md'

export function overview({ info }: DescribedDocument): string {
  return `# ${info.title} ${info.version}\n\n${info.description}`
}
