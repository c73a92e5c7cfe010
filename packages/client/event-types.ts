import { dereference, document, eventTypes } from '@tenant-api/contract'
import { eventSchemasOf } from '@tenant-api/contract/event-stream-of'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Source code of a module: the event types, and a check of the properties on which a `switch` over `type` relies. */
export function eventTypesModule(): string {
  const parts = [...partsOf('', eventSchemasOf(document) as readonly Schema[])]
  const names = new Set(['type', ...parts.map(part => part.replace(/\?.*$/, ''))])
  return `import type { EventType, EventTypes, RawValue } from '../event-message.ts'

/** The event types that this version of the client knows. */

export const eventTypes = ${JSON.stringify(eventTypes, null, 2)} as readonly EventType[] as EventTypes

/** True if a message of a known type has the objects that every message has, and the same type in all places. */
export function isWholeEvent({ ${[...names].join(', ')} }: RawValue): unknown {
  return ${parts.join(' && ') || 'type'}
}
`
}

/**
 * Yields conditions for the objects that all schemas require. An outer object needs no condition of its own if the condition for an
 * inner object implies it.
 */
function* partsOf(place: string, schemas: readonly Schema[]): Generator<string> {
  const [first, ...others] = schemas.map(schema => dereference(schema))
  const names = (first?.required ?? []).filter(
    name => /^[a-z]\w*$/i.test(name) && others.every(({ required }) => required?.includes(name)),
  )
  for (const name of names) {
    const inner = schemas.map(schema => dereference(dereference(schema).properties?.[name] ?? {}))
    const at = place === '' ? name : `${place}?.${name}`
    if (place !== '' && name === 'type') yield `${at} === type`
    if (!inner.every(({ type, allOf, oneOf }) => type === 'object' || allOf || oneOf)) continue
    const parts = [...partsOf(at, inner)]
    const isNamed = parts.some(part => part.startsWith(`${at}?.`) && !part.includes('==='))
    yield* isNamed ? parts : [at, ...parts]
  }
}
