import { dereference, document, encodeEventFrame, type PublishEvent } from '@tenant-api/contract'

const examples =
  document.paths['/internal/events']?.post?.requestBody?.content['application/cloudevents+json']?.examples
const [example = { $ref: '' }] = Object.values(examples ?? {})
const {
  time: _,
  datacontenttype: __,
  ...event
} = dereference(example).value as PublishEvent & Record<string, unknown>

let published = 0

/** Events to publish: copies of the document's example with unique ids. */
export function newEvents(count: number): PublishEvent[] {
  return Array.from(
    { length: count },
    () => ({ ...event, id: `bench-${process.pid}-${published++}` }) as PublishEvent,
  )
}

/**
 * The JSON of an event from `newEvents`, as the service sends it to subscribers. The id and the time are fixed,
 * but have the usual length.
 */
export function outgoingEvent(): string {
  const { data, ...attributes } = event
  const time = new Date(0).toISOString()
  return JSON.stringify({ ...attributes, id: `evt_${'1'.repeat(22)}`, time, data, xtenant: 'local' })
}

/** The frame of `outgoingEvent`. */
export function frameOf(): Uint8Array {
  return encodeEventFrame('group.created', '0'.repeat(36), Buffer.from(outgoingEvent()))
}
