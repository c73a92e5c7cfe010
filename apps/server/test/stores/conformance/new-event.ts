import { newId } from '../../../src/api/ids.ts'
import type { EventType, NewEvent } from '../../../src/events/event-log.ts'

type Given = Partial<Omit<NewEvent, 'json'>> & { readonly json?: string }

/** Creates an event with the id that its publisher gave it. */
export function newEvent(publisherId: string, { json, ...given }: Given = {}): NewEvent {
  const id = newId('evt_')
  const type: EventType = given.type ?? 'user.created'
  const data = { object: { user_id: publisherId } }
  const encoded = Buffer.from(json ?? JSON.stringify({ type, source: '/tests', id, data }))
  return { id, type, source: '/tests', publisherId, acceptedAt: 1_000, json: encoded, ...given }
}

export function newEvents(count: number, given: Given = {}): NewEvent[] {
  return Array.from({ length: count }, (_, index) => newEvent(`event-${index + 1}`, given))
}
