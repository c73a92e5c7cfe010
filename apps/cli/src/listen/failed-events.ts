import type { Schemas } from '@tenant-api/client'
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

async function* eventsOf(pages: AsyncIterable<readonly Schemas['schemas']['EventStreamDelivery'][]>) {
  for await (const page of pages)
    for (const { id, event, event_stream_id } of page) {
      if (event?.data === undefined) note(`The service no longer has event ${id}.`)
      // In the history the data is a string of JSON; in a webhook it is an object.
      else yield { ...event, id, data: JSON.parse(event.data), xstream: event_stream_id } as ForwardedEvent
    }
}
