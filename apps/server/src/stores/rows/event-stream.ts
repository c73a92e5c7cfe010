import type { SecretBox } from '../../crypto.ts'
import type { EventStream } from '../../event-streams/event-stream.ts'
import type { Claim, DispatchedStream } from '../../webhooks/dispatch-store.ts'
import { type Row, timeOf, timestampOf } from './row.ts'

/** Converts a row of `event_streams`. */
export function eventStreamOf(row: Row, secrets: SecretBox): EventStream {
  return {
    id: String(row.id),
    name: String(row.name),
    subscriptions: JSON.parse(String(row.subscriptions)),
    destination: JSON.parse(secrets.open(row.sealed_destination as Uint8Array)),
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
    sealed_destination: secrets.seal(JSON.stringify(stream.destination)),
    status: stream.status,
    disabled_reason: stream.disabled_reason ?? null,
    disabled_at: stream.disabled_at === undefined ? null : Date.parse(stream.disabled_at),
    created_at: Date.parse(stream.created_at),
    updated_at: Date.parse(stream.updated_at),
  }
}

/** Converts a row of `event_streams` with the columns of the dispatcher. */
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
    hasWork: Boolean(row.has_work),
  }
}
