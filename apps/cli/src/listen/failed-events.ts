import type { EventType } from '@tenant-api/client'
import { printable } from '../output/cell.ts'
import { note } from '../output/print.ts'
import { clientOf } from '../sign-in/create-client.ts'
import type { ForwardedEvent } from './webhook.ts'

interface Filters {
  readonly id: string
  readonly event_types: readonly EventType[] | undefined
}

/**
 * The events of a stream's failed deliveries, except events that the service has deleted since.
 *
 * @param ready called when the service has answered
 */
export async function* failedEvents(
  { id, event_types }: Filters,
  command: { optsWithGlobals(): object },
  signal: AbortSignal,
  ready: () => void,
): AsyncGenerator<ForwardedEvent, void, undefined> {
  const { client } = await clientOf(command)
  const pages = client.getEventDeliveries({ id, ...(event_types && { event_types }) }, { signal })
  await pages
  ready()
  for await (const page of pages)
    for (const { id, event, event_stream_id } of page) {
      if (event?.data === undefined) {
        note(`The service no longer has event ${printable(id)}.`)
        continue
      }
      const data = parsed(event.data)
      if (data === undefined) note(`Skipped event ${printable(id)}: its data is not JSON.`)
      else yield { ...event, id, data, xstream: event_stream_id } as ForwardedEvent
    }
}

/** In the history the data is a string of JSON; in a webhook it is an object. Returns undefined if the string is not JSON. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
