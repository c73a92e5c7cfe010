import type { FailedDelivery } from '../../src/event-streams/deliveries.ts'
import type { EventStream } from '../../src/event-streams/event-stream.ts'
import { type EventService, startEventService } from '../events/event-service.ts'
import { anEntry } from '../stores/an-entry.ts'
import { addFailedDeliveries } from '../stores/conformance/add-failed-deliveries.ts'
import { filledDataFolder } from '../stores/filled-data-folder.ts'

/**
 * Starts a service that already has event streams with failed deliveries. The events of the deliveries are in its log. So no stream
 * may subscribe to their types: the service would send the events.
 */
export async function startServiceWithDeliveries(
  streams: readonly EventStream[],
  deliveries: readonly FailedDelivery[],
): Promise<EventService> {
  const DATA_DIR = await filledDataFolder(async stores => {
    for (const stream of streams) await stores.eventStreams.insert(stream, anEntry)
    await addFailedDeliveries(stores, deliveries)
  })
  // The deliveries of tests have fixed dates, which are longer ago every day.
  return startEventService({ DATA_DIR, DELIVERIES_RETENTION_SECONDS: '315360000' })
}
