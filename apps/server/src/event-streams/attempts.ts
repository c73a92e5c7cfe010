import { type components, millisecondsOf } from '@tenant-api/contract'

/** An attempt to send an event to the destination of a stream, as the listings show it. */
export type DeliveryAttempt = components['schemas']['DeliveryAttempt']

/** An attempt that has ended, before it is stored. */
export interface EndedAttempt {
  readonly eventStreamId: string
  readonly eventId: string
  readonly eventType: DeliveryAttempt['event_type']
  /** The event's sequence in the log; null if the event is stored with its delivery. No attempt of an erased event is stored. */
  readonly sequence: number | null
  /** When the attempt began, in milliseconds since 1970. */
  readonly attemptedAt: number
  readonly number: number
  readonly result: DeliveryAttempt['result']
  /** The status of the target's answer; null if there was none. */
  readonly status: number | null
  /** Null if the event was delivered. */
  readonly errorMessage: string | null
  readonly durationMs: number
  /** The beginning of the answer, without secrets of the request; null if there is no text. */
  readonly answer: string | null
  readonly purpose: DeliveryAttempt['purpose']
  /** The number of a success among all successes of its stream, those left out included; null if the attempt did not succeed. */
  readonly success: number | null
}

/** A filter of the attempts of a stream. */
export interface AttemptFilter {
  readonly eventId: string | null
  /** Distinct results, or null for all. */
  readonly results: readonly DeliveryAttempt['result'][] | null
  /** Distinct types, or null for all. */
  readonly eventTypes: readonly DeliveryAttempt['event_type'][] | null
  /** Inclusive, in milliseconds since 1970. */
  readonly from: number | null
  /** Exclusive, in milliseconds since 1970. */
  readonly to: number | null
}

/** A position in a listing, which is sorted by the time of the attempt and then by the id of its row, newest first. */
export interface AttemptPlace {
  readonly attemptedAt: number
  readonly id: number
}

export interface ListedAttempt extends AttemptPlace {
  readonly attempt: DeliveryAttempt
}

/** How many of the successes of a stream are listed, and how many there were since the oldest of them. */
export interface SampledAttempts {
  readonly kept: number
  readonly of: number
}

/** How the latest attempts of a stream ended, without those of test events. */
export interface LatestAttempts {
  /** Null if none is kept. Abandoned attempts are left out: they say nothing about the target. */
  readonly last: DeliveryAttempt | null
  /** When the first attempt after the latest success failed, in milliseconds since 1970; null if none has. */
  readonly failingSince: number | null
}

/** What retention keeps, by times in milliseconds since 1970. */
export interface KeptAttempts {
  readonly failuresSince: number
  readonly successesSince: number
}

/** The attempts to send events: a port that each store implements. `DispatchStore` adds the attempts. */
export interface AttemptStore {
  /** Lists at most `limit` attempts of a stream that are older than a place, or the newest ones. */
  list(
    eventStreamId: string,
    filter: AttemptFilter,
    before: AttemptPlace | null,
    limit: number,
  ): Promise<readonly ListedAttempt[]>
  /** Lists at most `limit` attempts to send an event to any stream that are older than a place, or the newest ones. */
  listOfEvent(eventId: string, before: AttemptPlace | null, limit: number): Promise<readonly ListedAttempt[]>
  /** The sample of the successes of a stream; null if it has none. */
  sampled(eventStreamId: string): Promise<SampledAttempts | null>
  latest(eventStreamId: string): Promise<LatestAttempts>
  /** The first of the streams after an id that has attempts; null after the last. */
  nextStream(after: string): Promise<string | null>
  /**
   * Deletes, in one short step, attempts of a stream that are not to be kept: those of before the given times, and those beyond
   * `limits.failedAttemptsOfStream` and `limits.successesOfStream`. @returns how many; 0 if none is left
   */
  deleteOver(eventStreamId: string, kept: KeptAttempts): Promise<number>
}

/** The filter of a request for the attempts of a stream. Its dates are timestamps of RFC 3339. */
export function attemptFilterOf(given: {
  readonly event_id?: string
  readonly results?: readonly DeliveryAttempt['result'][]
  readonly event_types?: readonly DeliveryAttempt['event_type'][]
  readonly date_from?: string
  readonly date_to?: string
}): AttemptFilter {
  const { event_id, results, event_types, date_from, date_to } = given
  return {
    eventId: event_id ?? null,
    // Sorted, because checkpoints are bound to the filter.
    results: results ? [...new Set(results)].toSorted() : null,
    eventTypes: event_types ? [...new Set(event_types)].toSorted() : null,
    from: date_from === undefined ? null : millisecondsOf(date_from),
    to: date_to === undefined ? null : millisecondsOf(date_to),
  }
}

/** The sort key of an attempt in a checkpoint, and the place of such a key. */
export const attemptKeys = {
  keyOf: ({ attemptedAt, id }: AttemptPlace): readonly string[] => [String(attemptedAt), String(id)],
  placeOf(key: readonly string[] | null): AttemptPlace | null {
    return key && { attemptedAt: Number(key[0]), id: Number(key[1]) }
  },
}
