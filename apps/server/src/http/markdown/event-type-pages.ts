import { dereference } from '@tenant-api/contract'
import { type Content, type DescribedDocument, operationsOf, type Schema } from './described-document.ts'
import { jsonBlock, schemaLink } from './schema-page.ts'

/** An event type with the schema and an example of its events. */
export interface DescribedEventType {
  readonly type: string
  readonly page: string
  readonly event: Schema
  readonly description: string
  readonly example: unknown
}

export const eventTypesPath = '/docs/event-types.md'

/** The types of the events that the operations of the document stream. */
export function eventTypesOf(document: DescribedDocument): readonly DescribedEventType[] {
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

export function eventTypeList(document: DescribedDocument, baseUrl: string): string {
  return [
    '# Event types\n',
    ...eventTypesOf(document).map(
      ({ type, page, description }) => `- [${type}](${baseUrl}${page}): ${description}`,
    ),
    '',
  ].join('\n')
}

export function eventTypePage(
  { type, description, event, example }: DescribedEventType,
  baseUrl: string,
): string {
  return [
    `# ${type}\n`,
    `${description}\n`,
    `Schema: ${schemaLink(event, baseUrl)}\n`,
    jsonBlock(example),
  ].join('\n')
}
