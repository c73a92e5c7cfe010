/** Publishes events, for the tenant's own services. The public document does not contain this operation. */
import type { components } from '@tenant-api/contract'
import { type Failure, isFailure, UnexpectedAnswerError } from '../errors.ts'
import { internalOperations } from '../generated/internal-operations.ts'
import type { ClientOptions } from '../options.ts'
import { type CallContext, createService } from '../service.ts'
import { type Batch, batches } from './batches.ts'

/** An event to publish. The service identifies it by `source` and `id`, and accepts it only once. */
export type PublishEvent = components['schemas']['PublishEvent']
type PublishedEvents = components['schemas']['PublishedEvents']
export type PublishedEvent = PublishedEvents['events'][number]

/** Why the service refused a batch, or why it is unknown whether the service accepted it. */
export type PublishFailure = Failure & {
  /** The events of the earlier batches, which are on disk. */
  readonly published: readonly PublishedEvent[]
}

export interface Publisher {
  /**
   * Publishes events in order, in as many batches as the number and size of the events require. Sends one batch after the other.
   * Resolves once all events are on disk, with the service's result for each event.
   *
   * Publishing an event again is safe: the service identifies it by `source` and `id`, and accepts it only once. So the publisher
   * retries a batch after a temporary failure, and after an error the caller can publish all events again. The service accepts
   * each batch as a whole or not at all.
   *
   * @param events objects, or the JSON of one event each: a text may have numbers with more digits than JavaScript's numbers
   * @throws {PublishFailure} for the first batch that fails; its `published` lists the events that are on disk
   */
  publishEvents(events: readonly (PublishEvent | string)[], options?: CallContext): Promise<PublishedEvent[]>
}

/**
 * Creates a publisher of the tenant's events. Uses tokens with the audience `/internal/`. Sends nothing before the first call.
 *
 * @throws {TypeError} when an option is wrong; the message names the option
 */
export function createPublisher(options: ClientOptions): Publisher {
  const service = createService(options, '/internal/')

  async function publishBatch(batch: Batch, context: CallContext): Promise<readonly PublishedEvent[]> {
    const { response, data } = await service.call(
      internalOperations.publishEvents,
      { body: batch.body },
      context,
    )
    const { events } = data as Partial<PublishedEvents>
    if (Array.isArray(events) && events.length === batch.count) return events
    throw new UnexpectedAnswerError(response, data, 'The answer does not list the events of the batch.')
  }

  return {
    async publishEvents(events, context = {}) {
      const published: PublishedEvent[] = []
      try {
        for (const batch of batches(events, internalOperations.publishEvents.mostItems))
          published.push(...(await publishBatch(batch, context)))
      } catch (error) {
        throw isFailure(error) ? withPublished(error, published) : error
      }
      return published
    },
  }
}

/** A copy of an error, with the events that are on disk. Concurrent calls may fail with the same error, so it must not change. */
function withPublished(error: Failure, published: readonly PublishedEvent[]): PublishFailure {
  // The second argument passes the cause on, if there is one. `stack` is not enumerable.
  const copy: Failure = Object.setPrototypeOf(new Error(error.message, error), Object.getPrototypeOf(error))
  // Stryker disable next-line StringLiteral: The default is only for the compiler: every error of the client has a stack.
  return Object.assign(copy, error, { stack: error.stack ?? '', published })
}
