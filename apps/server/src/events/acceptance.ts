import { type FieldError, validatePublishEvent } from '@tenant-api/contract'
import { type ErrorCode, Problem } from '../api/problem.ts'
import { createFairQueue } from '../limiting/fair-queue.ts'
import { limits } from '../limits.ts'
import { createThread } from '../threads.ts'
import type { Clock } from './clock.ts'
import type { NewEvent } from './event-log.ts'
import { acceptPublication, type Publication } from './publication.ts'

/**
 * Minimum size of a publication that is sent to the thread, in bytes: about twenty events. For a smaller publication, the
 * transfer costs more than the thread saves.
 */
const worthwhile = 16_384

/** The thread's answer: the events of a publication, or the reason why it is refused. */
export type Verdict =
  | { readonly events: PackedEvents }
  | {
      readonly refusal: {
        readonly errorCode: ErrorCode
        readonly message: string
        readonly errors: readonly FieldError[]
      }
    }

/**
 * Parses and validates a client's publication. Takes over its body: callers must not read it afterwards.
 *
 * @throws {Problem} `invalid_body` naming the fault, or `service_unavailable` when too many publications wait
 */
export type Accept = (publication: Publication, clientId: string) => Promise<readonly NewEvent[]>

export interface Acceptance {
  readonly accept: Accept
  /** Ends the thread. */
  end(): Promise<void>
}

/**
 * Small publications are validated on the event loop. Large ones go to a thread, because a thousand events would block the
 * event loop for 10 ms. The first large publication starts the thread. Until the thread is ready, large publications are
 * validated on the event loop too. The thread serves clients in turn.
 */
export function createAcceptance(tenantId: string, clock: Pick<Clock, 'now'>): Acceptance {
  // Compile the shared schemas now, so that the first publication waits only for the schema of its own type.
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
    // `receiveBody` gives a body of this size a buffer of its own, so the buffer can be transferred.
    const verdict = await thread.call({ mediaType, headers, body, now: clock.now() }, [
      body.buffer as ArrayBuffer,
    ])
    if ('events' in verdict) return unpackEvents(verdict.events)
    const { errorCode, message, errors } = verdict.refusal
    throw new Problem(errorCode, message, { errors })
  }

  return {
    async accept(publication, clientId) {
      if (publication.body.length >= worthwhile) {
        thread.start()
        if (thread.isReady)
          return queue.run({ group: clientId, member: clientId }, () => acceptInThread(publication))
      }
      return acceptPublication(publication, { tenantId, now: clock.now() })
    },
    end: () => thread.end(),
  }
}

/** An event without its JSON, and the length of the JSON in bytes. */
type Row = readonly [
  id: string,
  type: NewEvent['type'],
  source: string,
  publisherId: string,
  acceptedAt: number,
  length: number,
]

/** Events packed for another thread. All JSON is in one buffer, which is transferred without copying; objects would be copied. */
export interface PackedEvents {
  readonly rows: readonly Row[]
  readonly jsons: Uint8Array<ArrayBuffer>
}

export function packEvents(events: readonly NewEvent[]): PackedEvents {
  const rows = events.map(
    ({ id, type, source, publisherId, acceptedAt, json }): Row => [
      id,
      type,
      source,
      publisherId,
      acceptedAt,
      json.length,
    ],
  )
  const jsons = new Uint8Array(events.reduce((sum, { json }) => sum + json.length, 0))
  let start = 0
  for (const { json } of events) {
    jsons.set(json, start)
    start += json.length
  }
  return { rows, jsons }
}

export function unpackEvents({ rows, jsons }: PackedEvents): readonly NewEvent[] {
  let end = 0
  return rows.map(([id, type, source, publisherId, acceptedAt, length]) => {
    end += length
    return { id, type, source, publisherId, acceptedAt, json: jsons.subarray(end - length, end) }
  })
}
