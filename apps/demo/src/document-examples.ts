/** The demo makes nothing up: what it sends are the examples of the document. */
import { randomUUID } from 'node:crypto'
import type { EventType, OperationParameters, PublicOperationId } from '@tenant-api/client'
import {
  dereference,
  document,
  type EventMessage,
  operations,
  type PublishEvent,
  type SubscriptionMessage,
} from '@tenant-api/contract'

/** The body that the document shows for a request of an operation, by the example's name. */
export function exampleBody<Id extends PublicOperationId>(id: Id, name: string): OperationParameters<Id> {
  const example = operationOf(id)?.requestBody?.content['application/json']?.examples?.[name]
  if (!example) throw new Error(`the document has no example '${name}' for ${id}`)
  return dereference(example).value as OperationParameters<Id>
}

/**
 * The events that the document shows for the event stream, in its order, as a publisher sends them. Each call gives them ids
 * of their own, so that they are new events; without a `time`, they happen when they are accepted.
 *
 * @param types only events of these types; all if not given
 */
export function exampleEvents(types?: readonly EventType[]): PublishEvent[] {
  const response = dereference(operationOf('subscribe_events')?.responses['200'] ?? {})
  return Object.values(response.content?.['text/event-stream']?.examples ?? {})
    .map(example => dereference(example).value as SubscriptionMessage)
    .filter(isEvent)
    .filter(({ type }) => !types || types.includes(type))
    .map(({ event: { specversion, source, type, data } }) => {
      return { specversion, id: randomUUID(), source, type, data } as PublishEvent
    })
}

function operationOf(id: PublicOperationId) {
  const { path, method } = operations[id]
  return document.paths[path]?.[method.toLowerCase()]
}

function isEvent(message: SubscriptionMessage): message is EventMessage {
  return message.type !== 'offset-only' && message.type !== 'error'
}
