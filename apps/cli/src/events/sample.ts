import { randomUUID } from 'node:crypto'
import type { EventType } from '@tenant-api/client'
import type { PublishEvent } from '@tenant-api/client/publisher'
import { exampleEvent } from '@tenant-api/simulator/messages'

/**
 * The document's example of an event type, without the attributes that the service adds. Each call creates a
 * new id, because the service drops events with known ids as duplicates.
 */
export function sampleOf(type: EventType): PublishEvent {
  const { specversion, source, data } = exampleEvent(type)?.event ?? {}
  // The cast is safe: the document's tests validate its examples, one for each type.
  return { specversion, source, type, data, id: randomUUID() } as PublishEvent
}
