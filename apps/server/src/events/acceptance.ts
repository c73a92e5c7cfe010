import { validatePublishEvent } from '@tenant-api/contract'
import { createFairQueue } from '../fair-queue.ts'
import { limits } from '../limits.ts'
import { type ErrorCode, Problem } from '../problem.ts'
import { createThread } from '../thread.ts'
import { acceptPublication } from './accept.ts'
import type { Clock } from './clock.ts'
import type { NewEvent } from './event-log.ts'
import type { Publication } from './http-binding.ts'
import { type PackedEvents, unpackEvents } from './packed-events.ts'

/** From so many bytes on, about twenty events, a publication is worth its way to the thread and back. */
const worthwhile = 16_384

/** What the thread answers: the events of a publication, or why it is refused. */
export type Verdict =
  | { readonly events: PackedEvents }
  | { readonly refusal: { readonly errorCode: ErrorCode; readonly message: string } }

/**
 * Parses and validates a publication of a client, whose body it takes over: nobody reads it afterwards.
 *
 * @throws {Problem} `invalid_body` naming what was wrong with it, or `service_unavailable` where too many wait
 */
export type Acceptance = (publication: Publication, clientId: string) => Promise<readonly NewEvent[]>

/**
 * Small publications are accepted here and now. Large ones go to a thread of their own, since a thousand events would hold the
 * event loop for 10 ms; it is started by the first of them, and until it is ready they are accepted here too. Each client has its
 * turn there.
 */
export function createAcceptance(tenantId: string, clock: Pick<Clock, 'now'>): Acceptance {
  // What all events share is compiled now: the first publication waits for the schema of its own type alone.
  validatePublishEvent(null)
  const thread = createThread<Publication & { now: number }, Verdict>(
    new URL('./acceptance-thread.ts', import.meta.url),
    tenantId,
  )
  const queue = createFairQueue(
    { atOnce: limits.largePublications, maxWaiting: limits.waitingPublications },
    'Too many large publications of this client are waiting. Send them one after the other.',
  )

  async function acceptInThread({ mediaType, headers, body }: Publication): Promise<readonly NewEvent[]> {
    // A body of this size has a buffer of its own.
    const verdict = await thread.call({ mediaType, headers, body, now: clock.now() }, [
      body.buffer as ArrayBuffer,
    ])
    if ('events' in verdict) return unpackEvents(verdict.events)
    throw new Problem(verdict.refusal.errorCode, verdict.refusal.message)
  }

  return async (publication, clientId) => {
    if (publication.body.length >= worthwhile) {
      thread.start()
      if (thread.isReady)
        return queue.run({ group: clientId, member: clientId }, () => acceptInThread(publication))
    }
    return acceptPublication(publication, { tenantId, now: clock.now() })
  }
}
