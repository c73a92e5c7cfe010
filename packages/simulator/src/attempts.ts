import { type Answer, boundTo, defined, documentedAnswer, type PublicOperationId } from './answer.ts'
import type { Collection } from './collection.ts'
import { eventOf, type LoggedEvent } from './event-log.ts'
import { collections } from './generated/collections.ts'
import { operations } from './generated/responses.ts'
import { matching, type PageRequest, pageOf, plainAnswer } from './page.ts'
import { isRecord, type Parts, type Resource, resultsOf } from './parts.ts'
import { examplesOf, type ResourceStore } from './resource-store.ts'
import type { SeededState } from './seed.ts'

/**
 * The attempts to deliver events: at first, those of a seed, or those of the document's example and of the listed deliveries. Those
 * that requests caused come before them.
 */
export interface Attempts {
  /** A page of the attempts of an event stream or of an event, newest first. Undefined for another operation. */
  list(id: PublicOperationId, request: PageRequest): Answer | undefined
  /** Adds the attempt to send a test event. The mock pretends that it was delivered. @param event the answer to the request */
  addTest(event: Resource): void
  /** Adds an attempt for each delivery. The mock pretends that it failed like the one before, so the delivery stays in the list. */
  addRedeliveries(streamId: string, deliveries: readonly Resource[]): void
  /** Adds an attempt for each event that a replay sends. The mock pretends that it was delivered. */
  addReplayed(streamId: string, events: readonly LoggedEvent[]): void
  /** The attempts of an event stream, newest first. */
  of(streamId: string): readonly Resource[]
  /** Whether an event stream is one of the document's examples, or a copy of it, in a mock without a seed. */
  isExample(streamId: string): boolean
  /** Forgets the added attempts. */
  reset(): void
}

/** More attempts would fill the memory of a mock that runs for days. */
const mostAttempts = 1_000

/** The operations of a document that describes attempts. */
const ofStream = operationNamed('list_event_stream_attempts')
const ofEvent = operationNamed('list_event_attempts')
const streams = collectionOf('list_event_streams')
const deliveries = collectionOf('get_event_deliveries')

const examples = ofStream ? resultsOf(documentedAnswer(ofStream).body) : []
const delivered = exampleOf('delivered')
const failed = exampleOf('failed')

export function createAttempts(store: ResourceStore, seed: SeededState | undefined): Attempts {
  /** Newest first. */
  const added: Resource[] = []

  const isExample = (streamId: string) => !seed && isExampleStream(streamId)

  /** The attempts of a stream, newest first. A created stream has only added ones. */
  function attemptsAt(streamId: string): readonly Resource[] {
    const own = added.filter(attempt => attempt.event_stream_id === streamId)
    if (seed?.attempts) return [...own, ...seed.attempts.filter(one => one.event_stream_id === streamId)]
    const shown = ofStream && isExample(streamId) ? boundTo(ofStream, { id: streamId }, examples) : []
    const listed = deliveries ? store.list(deliveries, { id: streamId }) : []
    return [...own, ...shown, ...listed.flatMap(failuresOf).sort(byTime)]
  }

  function add(attempt: Resource): void {
    added.unshift({ ...attempt, attempted_at: new Date().toISOString() })
    added.splice(mostAttempts)
  }

  return {
    list(id, request) {
      if (id !== ofStream && id !== ofEvent) return undefined
      const { id: streamId = '', event_id: eventId } = request.parameters
      const known = streams ? store.list(streams, {}) : []
      const all = known.flatMap(stream => attemptsAt(String(stream.id))).sort(byTime)
      const listed = id === ofStream ? attemptsAt(streamId) : all.filter(one => one.event_id === eventId)
      const found = matching(listed, request.query)
      const answer = plainAnswer(id, request.query)
      // The mock keeps all successes.
      const { sampled: _, ...body } = isRecord(answer.body) ? answer.body : {}
      const last = (seed ? [] : found)
        .map(({ event_id }) => examples.some(example => example.event_id === event_id))
        .lastIndexOf(true)
      return pageOf(
        id,
        { ...answer, body },
        request,
        found,
        id === ofStream && last >= 0 ? last + 1 : undefined,
      )
    },
    addTest({ event_id, event_stream_id, event_type }) {
      add({ ...delivered, event_id, event_stream_id, event_type, number: 1, purpose: 'test' })
    },
    addRedeliveries(streamId, repeated) {
      for (const { id } of repeated) {
        const last = attemptsAt(streamId).find(attempt => attempt.event_id === id)
        if (last) add({ ...last, number: Number(last.number) + 1, purpose: 'redelivery' })
      }
    },
    addReplayed(streamId, events) {
      for (const logged of events.slice(-mostAttempts)) {
        const { id }: Parts = Object(eventOf(logged))
        const earlier = added.filter(one => one.event_stream_id === streamId && one.event_id === id)
        const number = earlier.length + 1
        const own = { event_stream_id: streamId, event_id: id, event_type: logged.type }
        add({ ...delivered, ...own, number, purpose: 'replay' })
      }
    },
    of: attemptsAt,
    isExample,
    reset() {
      added.length = 0
    },
  }
}

/** Whether the document shows an event stream, or a copy of it. Other streams were created. */
function isExampleStream(streamId: string): boolean {
  const known = streams ? [...examplesOf(streams), ...streams.copies] : []
  return known.some(({ id }) => id === streamId)
}

/** The attempts of a failed delivery. Their answers are not in the delivery. */
function failuresOf(delivery: Resource): readonly Resource[] {
  const { id, event_stream_id, event_type, attempts } = delivery
  const results = Array.isArray(attempts) ? attempts.filter(isRecord) : []
  return results.map(({ timestamp, error_message }, index) =>
    defined({
      ...failed,
      ...{ event_stream_id, event_id: id, event_type, attempted_at: timestamp, number: index + 1 },
      ...(error_message !== failed.error_message && { error_message, status: undefined, answer: undefined }),
    }),
  )
}

/** The attempt of the example that ended so. */
function exampleOf(result: string): Resource {
  return examples.find(attempt => attempt.result === result) ?? {}
}

/** Newest first. All times have the same form. */
function byTime({ attempted_at: one }: Resource, { attempted_at: other }: Resource): number {
  return String(other).localeCompare(String(one))
}

/** The operation, if the document has it. */
function operationNamed(id: string): PublicOperationId | undefined {
  return (Object.keys(operations) as PublicOperationId[]).find(known => known === id)
}

function collectionOf(id: string): Collection | undefined {
  return collections.find(({ listing }: { readonly listing: string }) => listing === id)
}
