/** The document's examples, the only data that the demo sends. */
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

/** The named example of an operation's request body. */
export function exampleBody<Id extends PublicOperationId>(id: Id, name: string): OperationParameters<Id> {
  const example = operationOf(id)?.requestBody?.content['application/json']?.examples?.[name]
  if (!example) throw new Error(`the document has no example '${name}' for ${id}`)
  return dereference(example).value as OperationParameters<Id>
}

/**
 * The document's examples of events, in the document's order, as a publisher sends them. Each call returns new ids, so that the
 * service does not treat the events as duplicates. They have no `time`: the service sets it when it accepts them.
 *
 * @param types the event types to return; all by default
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
