/** For the tenant's own services: publishing events, an operation that only the full document has. */
import type { components } from '@tenant-api/contract'
import { batches } from './batches.ts'
import { largestBatch, publishEvents } from './generated/publish-events.ts'
import { json } from './request.ts'
import { type CallContext, type ClientOptions, createService } from './service.ts'

/** An event to publish, by the full document. `source` and `id` make it known: the same event again is accepted once. */
export type PublishEvent = components['schemas']['PublishEvent']
type PublishedEvents = components['schemas']['PublishedEvents']
export type PublishedEvent = PublishedEvents['events'][number]

export interface Publisher {
  /**
   * Publishes events in the order given, in as many batches as their number and size take, one after the other. Resolves
   * once all of them are on disk, with what became of each.
   *
   * Sending events again is safe: the service knows them by `source` and `id`, and accepts each once. So this sends a batch
   * again by itself when its answer does not come, and when this rejects, so can you with all of the events. Each batch is
   * accepted as a whole or not at all.
   *
   * @throws {Failure} of the batch that was not accepted; those before it are on disk
   */
  publishEvents(events: readonly PublishEvent[], options?: CallContext): Promise<PublishedEvent[]>
}

/**
 * Publishes the tenant's events, with tokens for the audience `/internal/`. Nothing is sent before the first call.
 *
 * @throws {TypeError} when `baseUrl` is not an absolute URL
 */
export function createPublisher(options: ClientOptions): Publisher {
  const service = createService(options, '/internal/')
  return {
    async publishEvents(events, context = {}) {
      const published: PublishedEvent[] = []
      for (const body of batches(events, largestBatch)) {
        const answer = await service.call(publishEvents, { body }, context)
        published.push(...(json(answer) as PublishedEvents).events)
      }
      return published
    },
  }
}
