import { document, eventTypes } from '@tenant-api/contract'
import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { fullValues } from '../coverage/full-values.ts'
import { type EventType, newEvent, publish } from '../events.ts'
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
