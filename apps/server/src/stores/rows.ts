import type { SecretBox } from '../crypto.ts'
import type {
  DeliveryCounts,
  DeliveryFilter,
  DeliveryPlace,
  FailedDelivery,
} from '../event-streams/deliveries.ts'
import { type EventStream, type StreamChoices, streamChoices } from '../event-streams/event-stream.ts'
import { streamFilter } from '../events/event-filter.ts'
import { historicalEvent } from '../events/event-json.ts'
import type { EventType } from '../events/event-log.ts'
import { accepted, type Delivery } from '../webhooks/delivery.ts'
import type { Claim, DispatchedStream } from '../webhooks/dispatch-store.ts'
import type { Row } from './sql.ts'

/** Converts a row of `retries`. */
export function retryOf(row: Row): Delivery<'waiting'> {
  return {
    ...waitingOf(row),
    sequence: Number(row.sequence),
    objectKey: row.object_key === null ? null : String(row.object_key),
    acceptedAt: timeOf(row.accepted_at ?? null),
    isTest: false,
    isListed: false,
  }
}

/** The columns of `deliveries` that {@link storedOf} reads: not the event, which may be large. */
export const storedColumns =
  'event_stream_id, event_id, event_type, octet_length(event) AS bytes, round, attempts, tries, made, is_test, is_replay, status, due_at'

/** Converts a row of `deliveries` with a due time. The column `bytes` is the size of the event. */
export function storedOf(row: Row): Delivery<'waiting'> {
  return {
    ...waitingOf(row),
    sequence: null,
    objectKey: null,
    acceptedAt: null,
    isTest: Boolean(row.is_test),
    isListed: row.status === 'failed',
  }
}

function waitingOf(row: Row) {
  return {
    state: 'waiting',
    eventStreamId: String(row.event_stream_id),
    eventId: String(row.event_id),
    eventType: row.event_type as Delivery['eventType'],
    bytes: Number(row.bytes),
    round: Number(row.round),
    attempts: JSON.parse(String(row.attempts)) as Delivery['attempts'],
    tries: Number(row.tries),
    made: Number(row.made),
    isReplay: Boolean(row.is_replay),
  } as const
}

/** Converts a row of `events` to a delivery that is about to be ended. @param round the round in which its stream was disabled */
export function acceptedOf(eventStreamId: string, round: number, row: Row): Delivery<'accepted'> {
  return accepted({
    eventStreamId,
    eventId: String(row.id),
    eventType: row.type as Delivery['eventType'],
    sequence: Number(row.sequence),
    objectKey: null,
    acceptedAt: null,
    bytes: Number(row.bytes),
    round,
  })
}

const placeOf = (id: string) => ({ table: 'event_streams', column: 'sealed_destination', id })

/** Converts a row of `event_streams`. */
export function eventStreamOf(row: Row, secrets: SecretBox): EventStream {
  const id = String(row.id)
  return {
    id,
    version: Number(row.version),
    name: String(row.name),
    subscriptions: JSON.parse(String(row.subscriptions)),
    ...(JSON.parse(String(row.choices)) as StreamChoices),
    destination: JSON.parse(secrets.open(row.sealed_destination as Uint8Array, placeOf(id))),
    status: row.status as EventStream['status'],
    ...(row.disabled_reason !== null && { disabled_reason: String(row.disabled_reason) }),
    ...(row.disabled_at !== null && { disabled_at: timestampOf(row.disabled_at) }),
    created_at: timestampOf(row.created_at),
    updated_at: timestampOf(row.updated_at),
  }
}

/** The values of an event stream for the columns of `event_streams`. */
export function eventStreamColumns(stream: EventStream, secrets: SecretBox) {
  return {
    id: stream.id,
    name: stream.name,
    subscriptions: JSON.stringify(stream.subscriptions),
    sealed_destination: secrets.seal(JSON.stringify(stream.destination), placeOf(stream.id)),
    status: stream.status,
    disabled_reason: stream.disabled_reason ?? null,
    disabled_at: stream.disabled_at === undefined ? null : Date.parse(stream.disabled_at),
    created_at: Date.parse(stream.created_at),
    updated_at: Date.parse(stream.updated_at),
    choices: JSON.stringify(streamChoices(stream)),
  }
}

/** Converts a row of `event_streams` with the columns of the dispatcher, and with those of `replays`. */
export function dispatchedStreamOf(row: Row, claim: Claim, secrets: SecretBox): DispatchedStream {
  return {
    stream: eventStreamOf(row, secrets),
    claim,
    version: Number(row.version),
    round: Number(row.round),
    cursor: Number(row.cursor),
    health: { failuresInRow: Number(row.failures_in_row), lastSuccessAt: Number(row.last_success_at) },
    probeAt: timeOf(row.probe_at),
    commits: Number(row.commits),
    successes: Number(row.successes),
    skippedTo: Number(row.skipped_to),
    stoppedAt: Number(row.stopped_at),
    hasWork: Boolean(row.has_work),
    replay: replayOf(row),
  }
}

/** Converts the columns of `replays`, which are null without a replay. */
function replayOf(row: Row): DispatchedStream['replay'] {
  if (row.begun_in === null) return null
  return {
    id: Number(row.begun_in),
    position: Number(row.position),
    end: Number(row.end_sequence),
    eventTypes: row.event_types === null ? null : JSON.parse(String(row.event_types)),
    sent: Number(row.sent),
  }
}

/** Converts a row of `deliveries` with the status `failed`. */
export function failedDeliveryOf(row: Row): FailedDelivery {
  const event = String(row.event)
  return {
    id: String(row.event_id),
    event_stream_id: String(row.event_stream_id),
    status: row.status as FailedDelivery['status'],
    event_type: row.event_type as FailedDelivery['event_type'],
    attempts: JSON.parse(String(row.attempts)),
    ...(event !== '' && { event: historicalEvent(event) }),
  }
}

/** Converts a row of `delivery_counts`. */
export function countsOf(row: Row): DeliveryCounts {
  return { day: Number(row.day), successful: Number(row.successful), failed: Number(row.failed) }
}

/** The place of a failed delivery in the history: its first attempt or, if there was none, its end. Both in milliseconds since 1970. */
export function listedAt({ attempts: [first] }: Delivery, end: number): number {
  return first ? Date.parse(first.timestamp) : end
}

/** A time in milliseconds since 1970, or null. */
export function timeOf(column: unknown): number | null {
  return column === null ? null : Number(column)
}

/** Converts a time in milliseconds since 1970 to the format of the OpenAPI document (RFC 3339). */
export function timestampOf(column: unknown): string {
  return new Date(Number(column)).toISOString()
}

/** The filter in the column `detail` for the work of disabling. Shows a row with the `type` and, if it reads `event`, the JSON of an event. */
export function endedEvents(work: Row): { readonly readsEvent: boolean; shows(row: Row): boolean } {
  const { subscriptions, choices } = JSON.parse(String(work.detail))
  const { types, matches } = streamFilter({ subscriptions, ...choices })
  return {
    readsEvent: matches !== null,
    shows: ({ type, event }) =>
      types?.has(type as EventType) === true && (matches?.(JSON.parse(String(event))) ?? true),
  }
}

/**
 * The column `detail` for a bulk redelivery: its filter, and the place of the last redelivered delivery; or `ended` for the deliveries
 * that ended because the stream was disabled in the round of the work.
 */
export type RedeliveryDetail =
  | { readonly filter: DeliveryFilter; readonly after: DeliveryPlace | null }
  | { readonly ended: true }
