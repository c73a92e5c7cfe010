import { type Document, resolve, type Schema } from './compatibility/document.ts'
import { eventSchemasOf } from './event-stream-of.ts'

/** Where events of a type hold the identifier of a person. */
export interface PersonId {
  /** Names of properties, from the event on. `*` stands for each item of an array. */
  readonly path: readonly string[]
  /** The property beside the identifier that begins the identifier of the user: `provider|user_id`. */
  readonly prefix?: string
}

/** The identifiers of persons in each type of event: the properties that the document marks with `x-person`. */
export function personIdsOf(given: object): Readonly<Record<string, readonly PersonId[]>> {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as Document
  return Object.fromEntries(
    eventSchemasOf(document).map(({ properties: { type, event } = {} }) => [
      String(type?.const),
      event ? distinct([...marked(document, event, [])]) : [],
    ]),
  )
}

function* marked(document: Document, schema: Schema, path: readonly string[]): Generator<PersonId> {
  const { properties, items, allOf, anyOf, oneOf, 'x-person': mark } = resolve(document, schema)
  if (mark === true) yield { path }
  if (typeof mark === 'string') yield { path, prefix: mark }
  for (const [name, property] of Object.entries(properties ?? {}))
    yield* marked(document, property, [...path, name])
  if (items) yield* marked(document, items, [...path, '*'])
  for (const part of [...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? [])])
    yield* marked(document, part, path)
}

/** Without repetitions: the alternatives of a schema may hold the same property. */
function distinct(ids: readonly PersonId[]): readonly PersonId[] {
  return [...new Map(ids.map(id => [JSON.stringify(id), id])).values()]
}
