import { dereference, document, eventTypes } from '@tenant-api/contract'
import { describe, test } from '../cases.ts'
import type { Schema as SchemaOfProperties } from '../coverage.ts'
import { type EventType, newEvent, publish } from '../events.ts'
import { expect } from '../expect.ts'
import { subscribe } from '../subscription.ts'
import type { Target } from '../target.ts'

/** Events with every documented property of their type: one for each alternative of the type's schema. */
export function everyProperty(target: Target): void {
  describe('An event with every property of its type', () => {
    // shows: event.data, event.object.*, event.context.*, events.object, events.context, events.payloads
    test.each(eventTypes)('%s arrives unchanged', async type => {
      const subscription = await subscribe(target)
      const wanted = fullValues(dataSchema(type))
      await publish(
        target,
        wanted.map(data => ({ ...newEvent(type), data }) as ReturnType<typeof newEvent>),
      )
      const messages = await subscription.events(wanted.length)
      expect(messages.map(({ event }) => event.data)).toEqual(wanted)
    })
  })
}

/** The data schema of an event type. The document names the schema of an event after its type: `GroupCreatedEvent`. */
function dataSchema(type: EventType): object {
  const name = type.replaceAll(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const event = document.components.schemas?.[`${name}Event`] as WithData | undefined
  if (!event) throw new Error(`the document has no schema of ${type}`)
  return event.properties.data
}

interface WithData {
  readonly properties: { readonly data: object }
}

interface Schema extends SchemaOfProperties {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly minimum?: number
}

const texts: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T08:05:02.640Z',
  uri: 'https://www.example.com/',
  email: 'baker@example.com',
}

/**
 * Example values of a schema, with every documented property, also the optional ones: one value, or several if the schema has
 * alternatives. Ignores `pattern`.
 */
function fullValues(given: Schema): readonly unknown[] {
  const schema: Schema = dereference(given)
  if ('const' in schema) return [schema.const]
  if (schema.enum) return schema.enum.slice(0, 1)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return alternatives.flatMap(fullValues)
  if (schema.allOf) return schema.allOf.map(fullValues).reduce(joined)
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {})
        .map(([name, property]) => fullValues(property).map(value => ({ [name]: value })))
        .reduce<readonly unknown[]>(joined, [{}])
    case 'array':
      return [fullValues(schema.items ?? {})]
    case 'integer':
    case 'number':
      return [schema.minimum ?? 1]
    case 'boolean':
      return [true]
    default:
      return [texts[schema.format ?? ''] ?? 'text']
  }
}

/** Merges objects of both lists in pairs, so that each object is in at least one pair. */
function joined(some: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const length = Math.max(some.length, others.length)
  return Array.from({ length }, (_, index) =>
    Object.assign({}, some[index % some.length], others[index % others.length]),
  )
}
