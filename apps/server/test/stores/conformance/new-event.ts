import type { EventType, NewEvent } from '../../../src/events/event-log.ts'
import { newId } from '../../../src/ids.ts'

/** An event that the log has not seen, told from others by what its publisher calls it. */
export function newEvent(publisherId: string, given: Partial<NewEvent> = {}): NewEvent {
  const id = newId('evt_')
  const type: EventType = given.type ?? 'user.created'
  const json = JSON.stringify({ type, source: '/tests', id, data: { object: { user_id: publisherId } } })
  return { id, type, source: '/tests', publisherId, acceptedAt: 1_000, json, ...given }
}

export function newEvents(count: number, given: Partial<NewEvent> = {}): NewEvent[] {
  return Array.from({ length: count }, (_, index) => newEvent(`event-${index + 1}`, given))
}
