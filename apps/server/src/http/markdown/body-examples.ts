import { dereference } from '@tenant-api/contract'
import type { Content, DescribedDocument } from './described-document.ts'
import { eventTypesPath } from './event-type-pages.ts'
import { jsonBlock, schemaLink } from './schema-page.ts'

/** More examples than this would make the page long. */
const mostExamples = 5

/** The description of a body, and the schema and the examples of each of its media types. */
export function bodyExamples(
  { description, content = {} }: { description: string; content?: Readonly<Record<string, Content>> },
  document: DescribedDocument,
  baseUrl: string,
): string[] {
  return [
    `${description}\n`,
    ...Object.entries(content).flatMap(([mediaType, { schema, examples }]) => [
      `\`${mediaType}\`: ${schemaLink(schema, baseUrl)}\n`,
      ...shownExamples(examples, document, baseUrl),
    ]),
  ]
}

/** A stream has an example for each event type. Its page shows two, and links to the pages of event types. */
function shownExamples(examples: Content['examples'], document: DescribedDocument, baseUrl: string) {
  const all = Object.values(examples).map(example => dereference(example, document))
  const shown = all.length > mostExamples ? all.slice(0, 2) : all
  return [
    ...shown.flatMap(({ summary, value }) => [`Example: ${summary}\n`, jsonBlock(value)]),
    ...(shown.length < all.length ? [`More examples: [event types](${baseUrl}${eventTypesPath})\n`] : []),
  ]
}
