import type { SecretBox } from '../../crypto.ts'
import type { EventStreamStore } from '../../event-streams/event-stream.ts'
import type { Clock } from '../../events/clock.ts'
import { type Coordination, createEventStreams } from '../event-streams.ts'
import type { Enter } from '../logs.ts'
import type { Sql } from '../sql.ts'
import { appendLock, type Query } from './database.ts'

const uniqueViolation = '23505'
/**
 * SQL: a higher revision. It contains the time, so that no revision of a change that a failover has lost is used again. A node
 * that has acted on the lost change would ignore a later change with the same revision.
 */
export const nextRevision = 'greatest(revision + 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)'
export const holdLog = `SELECT pg_advisory_xact_lock(${appendLock})`
const announcement = "SELECT pg_notify('event_streams', $1)"

/** @param nodeId id of this node; notifications contain it, so that this node ignores its own */
export function coordinationOf(nodeId: string): Coordination {
  return {
    nextRevision,
    forUpdate: ' FOR UPDATE',
    floor: '(SELECT floor FROM event_log)',
    keepFloor: [['SELECT floor FROM event_log FOR SHARE', []]],
    holdLog: [[holdLog, []]],
    announce: [[announcement, [nodeId]]],
  }
}

export function createPostgresEventStreams(
  sql: Sql,
  parts: { secrets: SecretBox; clock: Clock; coordination: Coordination; enter: Enter },
): EventStreamStore {
  const store = createEventStreams(sql, parts)
  return {
    ...store,
    async update(...given) {
      try {
        return await store.update(...given)
      } catch (error) {
        // Another transaction has taken the name meanwhile.
        if ((error as { code?: string }).code === uniqueViolation) return 'name taken'
        throw error
      }
    },
  }
}

/** Notifies the other nodes, once the transaction is committed, that streams have changed. */
export async function announce(query: Query, nodeId: string): Promise<void> {
  await query(announcement, [nodeId])
}
