/** For the tenant's own services: publishing events, an operation that only the full document has. */
import type { components } from '@tenant-api/contract'
import { type Batch, batches } from './batches.ts'
import { type Failure, isFailure } from './failure.ts'
import { largestBatch, publishEvents } from './generated/publish-events.ts'
import { UnexpectedAnswerError } from './http-errors.ts'
import type { ClientOptions } from './options.ts'
import { type CallContext, createService } from './service.ts'

/** An event to publish, by the full document. `source` and `id` make it known: the same event again is accepted once. */
export type PublishEvent = components['schemas']['PublishEvent']
type PublishedEvents = components['schemas']['PublishedEvents']
export type PublishedEvent = PublishedEvents['events'][number]

/** The reason why a batch was refused, or why its acceptance is unknown. */
export type PublishFailure = Failure & {
  /** The events of the batches before it, which are on disk. */
  readonly published: readonly PublishedEvent[]
}

export interface Publisher {
  /**
   * Publishes events in the order given, in as many batches as their number and size take, one after the other. Resolves
   * once all of them are on disk, with what became of each.
   *
   * Sending events again is safe: the service knows them by `source` and `id`, and accepts each once. So this sends a batch
   * again by itself when its answer does not come, and when this rejects, so can you with all of the events. Each batch is
   * accepted as a whole or not at all.
   *
   * @throws {PublishFailure} of the batch without a success answer; its `published` lists the events that are on disk
   */
  publishEvents(events: readonly PublishEvent[], options?: CallContext): Promise<PublishedEvent[]>
}

/**
 * Publishes the tenant's events, with tokens for the audience `/internal/`. Nothing is sent before the first call.
 *
 * @throws {TypeError} when an option is wrong, with a sentence that names it
 */
export function createPublisher(options: ClientOptions): Publisher {
  const service = createService(options, '/internal/')

  async function publishBatch(batch: Batch, context: CallContext): Promise<readonly PublishedEvent[]> {
    const { response, data } = await service.call(publishEvents, { body: batch.body }, context)
    const { events } = data as Partial<PublishedEvents>
    if (Array.isArray(events) && events.length === batch.count) return events
    throw new UnexpectedAnswerError(response, data, 'the answer does not list the events of the batch')
  }

  return {
    async publishEvents(events, context = {}) {
      const published: PublishedEvent[] = []
      try {
        for (const batch of batches(events, largestBatch))
          published.push(...(await publishBatch(batch, context)))
      } catch (error) {
        throw isFailure(error) ? Object.assign(error, { published }) : error
      }
      return published
    },
  }
}
