import type { Schemas } from '@tenant-api/client'
import { printable } from '../output/cell.ts'
import { note } from '../output/print.ts'
import { clientOf } from '../sign-in/create-client.ts'
import type { ForwardedEvent } from './webhook.ts'

/** The events of a stream's failed deliveries, except events that the service has deleted since. */
export async function failedEvents(
  id: string,
  command: { optsWithGlobals(): object },
  ready: () => void,
): Promise<AsyncIterable<ForwardedEvent>> {
  const { client } = await clientOf(command)
  const pages = client.getEventDeliveries({ id })
  await pages
  ready()
  return eventsOf(pages)
}

async function* eventsOf(pages: AsyncIterable<readonly Schemas['EventStreamDelivery'][]>) {
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
