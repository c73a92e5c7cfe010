import type { Delivery } from '../../webhooks/delivery.ts'
import type { DispatchChanges } from '../../webhooks/dispatch-store.ts'
import type { Query } from './database.ts'
import * as sql from './dispatch-statements.ts'

const dayMs = 86_400_000

/** Runs a statement that takes rows as JSON, unless there are no rows. */
async function run(query: Query, statement: string, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await query(statement, [JSON.stringify(rows)])
}

/** A waiting delivery with its due time, or a delivery in flight with the time from which it is due if this node dies. */
export interface Due {
  readonly delivery: Delivery<'waiting'> | Delivery<'under way'>
  readonly dueAt: number
}

/** Writes waiting and failed deliveries to `retries` and `deliveries`, and deletes the rows of delivered ones. */
export async function writeDeliveries(
  query: Query,
  {
    due,
    failed,
    delivered,
  }: { due: readonly Due[]; failed: readonly Delivery<'failed'>[]; delivered: readonly Delivery[] },
): Promise<void> {
  // A delivery that was in flight and then ended is in two lists. Write only its final state.
  const latest = new Map(
    due.map(one => [`${one.delivery.eventStreamId} ${one.delivery.eventId}`, rowOf(one.delivery, one.dueAt)]),
  )
  for (const { eventStreamId, eventId } of [...failed, ...delivered])
    latest.delete(`${eventStreamId} ${eventId}`)
  const waiting = [...latest.values()]
  const ended = failed.map(delivery => rowOf(delivery, null))
  const gone = delivered.map(delivery => rowOf(delivery, null))
  await run(query, sql.putRetries, waiting.filter(isLogged))
  await run(query, sql.updateStored, waiting.filter(isStored))
  await run(query, sql.putFailed, ended)
  await run(query, sql.removeRetries, [...ended, ...gone].filter(isLogged))
  await run(query, sql.removeStored, gone.filter(isStored))
}

export async function countEnded(
  query: Query,
  changes: readonly Pick<DispatchChanges, 'eventStreamId' | 'counts'>[],
  now: number,
): Promise<void> {
  const day = Math.floor(now / dayMs) * dayMs
  const ended = changes
    .filter(({ counts }) => counts.successful + counts.failed > 0)
    .map(({ eventStreamId, counts }) => ({ stream: eventStreamId, day, ...counts }))
  await run(query, sql.countEnded, ended)
}

type GivenRow = ReturnType<typeof rowOf>
const isLogged = ({ sequence }: GivenRow) => sequence !== null
const isStored = ({ sequence }: GivenRow) => sequence === null

function rowOf(delivery: Delivery, dueAt: number | null) {
  const [first] = delivery.attempts
  return {
    stream: delivery.eventStreamId,
    sequence: delivery.sequence,
    event_id: delivery.eventId,
    type: delivery.eventType,
    bytes: delivery.bytes,
    round: delivery.round,
    first: first ? Date.parse(first.timestamp) : null,
    attempts: JSON.stringify(delivery.attempts),
    tries: delivery.tries,
    due: dueAt,
  }
}
