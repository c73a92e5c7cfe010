import type { ReplayStore } from '../event-streams/replay.ts'
import type { Clock } from '../events/clock.ts'
import { changeWaitingTo } from './deliveries.ts'
import { type Coordination, removeReplay } from './event-streams.ts'
import type { Enter } from './logs.ts'
import type { Sql } from './sql.ts'

const selectStream = 'SELECT status FROM event_streams WHERE id = $1 AND deleted_at IS NULL'
const selectReplay = 'SELECT 1 FROM replays WHERE event_stream_id = $1'
const insert = `
  INSERT INTO replays (event_stream_id, begun_in, started_at, position, end_sequence, event_types)
  SELECT id, revision, $2, $3, $4, $5 FROM event_streams WHERE id = $1`

export function createReplays(
  sql: Sql,
  { clock, coordination, enter }: { clock: Clock; coordination: Coordination; enter: Enter },
): ReplayStore {
  const { nextRevision, forUpdate, floor, keepFloor, announce } = coordination
  const changeStream = changeWaitingTo(nextRevision)
  const selectFloor = `SELECT ${floor} AS floor`
  return {
    async start(id, { from, end, eventTypes }, entry) {
      return sql.transact(function* () {
        yield* keepFloor
        const [stream] = yield [selectStream + forUpdate, [id]]
        if (stream?.status !== 'enabled') return 'disabled'
        if ((yield [selectReplay, [id]]).length > 0) return 'under way'
        const [log] = yield [selectFloor, []]
        if (from < Number(log?.floor)) return 'expired'
        yield [changeStream, [id]]
        yield [insert, [id, clock.now(), from, end, eventTypes && JSON.stringify(eventTypes)]]
        yield enter(entry)
        yield* announce
        return 'started'
      })
    },
    async end(id, entry) {
      return sql.transact(function* () {
        yield [selectStream + forUpdate, [id]]
        if ((yield [`${removeReplay} RETURNING event_stream_id`, [id]]).length === 0) return false
        yield [changeStream, [id]]
        yield enter(entry)
        yield* announce
        return true
      })
    },
  }
}
