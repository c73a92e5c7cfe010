import { randomUUID } from 'node:crypto'
import {
  type components,
  dereference,
  document,
  type EventMessage,
  eventTypes,
  operations,
  type PublishEvent,
} from '@tenant-api/contract'
import { call, send, type WireAnswer } from './exchange.ts'
import { expect } from './expect.ts'
import { subscribe } from './subscription.ts'
import type { Target } from './target.ts'

type PublishedEvent = components['schemas']['PublishedEvent']
export type EventType = EventMessage['type']

/** A new event to publish: the document's example of the type with a random id. */
export function newEvent(type: EventType): PublishEvent {
  const content = dereference(operationExamples()[type] ?? { value: undefined }).value as
    | EventMessage
    | undefined
  if (!content) throw new Error(`the document has no example of ${type}`)
  const { specversion, source, time, data } = content.event
  return { specversion, id: randomUUID(), source, type, time, data } as PublishEvent
}

/** Publishes an unchanged body: an event, a batch or the data of an event, according to the `Content-Type` in `headers`. */
export function postEvents(
  target: Target,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<WireAnswer> {
  const { method, path } = operations.publish_events
  const request = { method, path, headers, body: JSON.stringify(body) }
  return call(target, 'publish_events', request, target.internalToken)
}

/** Publishes events in one batch, or pushes them into a mock. Resolves with the ids and offsets of the published events. */
export async function publish(
  target: Target,
  events: readonly PublishEvent[],
): Promise<readonly PublishedEvent[]> {
  if (target.can.preferAnswers) return push(target, events)
  const { status, body } = await postEvents(target, events, {
    'Content-Type': 'application/cloudevents-batch+json',
  })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as components['schemas']['PublishedEvents']).events
}

async function push(target: Target, events: readonly PublishEvent[]): Promise<readonly PublishedEvent[]> {
  const pushed: PublishedEvent[] = []
  for (const { id, type, source, time, data, traceparent, tracestate } of events) {
    const { status, body } = await send(target, {
      method: 'POST',
      path: '/__mock/events',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type, event: { source, time, data, traceparent, tracestate } }),
    })
    expect({ status, body }).toMatchObject({ status: 200 })
    const { message } = body as { message: EventMessage }
    pushed.push({ id, event_id: message.event.id, offset: message.offset, duplicate: false })
  }
  return pushed
}

/** Publishes the document's example of a type. Resolves with the id and offset of the published event. */
export async function publishOne(target: Target, type: EventType): Promise<PublishedEvent> {
  const [published] = await publish(target, [newEvent(type)])
  if (!published) throw new Error('the answer names no event')
  return published
}

/** Publishes an event of every type. Resolves with the offset before the first one. */
export async function eventsOfEveryType(target: Target): Promise<string> {
  const subscription = await subscribe(target)
  await subscription.close()
  await publish(target, eventTypes.map(newEvent))
  return subscription.start.offset
}

/** Formats a time, in milliseconds since 1970, for parameters: in whole seconds, rounded down. */
export function timestamp(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}

function operationExamples() {
  const { path } = operations.subscribe_events
  const response = dereference(document.paths[path]?.get?.responses['200'] ?? {})
  return response.content?.['text/event-stream']?.examples ?? {}
}
