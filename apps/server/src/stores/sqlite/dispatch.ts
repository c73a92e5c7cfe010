import type { SecretBox } from '../../crypto.ts'
import { limits } from '../../limits.ts'
import type { Claim, DispatchChanges, DispatchStore } from '../../webhooks/dispatch-store.ts'
import type { Row } from '../rows.ts'
import { dispatchedStreamOf, firstDue, standingOf } from '../rows.ts'
import type { Database } from './database.ts'
import { deliveryRows } from './delivery-rows.ts'
import { prepareDispatch } from './dispatch-statements.ts'
import { createStreamWork } from './stream-work.ts'

const dayMs = 86_400_000

export function createSqliteDispatch(database: Database, secrets: SecretBox): DispatchStore {
  const sql = prepareDispatch(database)
  const rows = deliveryRows(database)

  function countEnded(stream: string, { successful, failed }: DispatchChanges['counts']): void {
    if (successful + failed === 0) return
    sql.count.run({ stream, day: Math.floor(Date.now() / dayMs) * dayMs, successful, failed })
  }

  /** @returns false if the stream no longer exists */
  function apply(changes: DispatchChanges): boolean {
    const {
      eventStreamId: stream,
      number,
      version,
      round,
      cursor,
      endedRounds,
      health,
      probeAt: probe_at,
    } = changes
    const { failuresInRow: failures, lastSuccessAt: last_success } = health
    const moved = sql.move.get({ stream, number, version, cursor, failures, last_success, probe_at })
    if (!moved) return sql.selectMoved.get({ stream, number }) !== undefined
    // Write no results of a deleted stream, because stepwise work removes its rows.
    if (moved.deleted_at !== null) return true
    for (const taken of [...endedRounds, { round, cursor }]) sql.moveEnding.run({ stream, ...taken })
    for (const delivery of changes.underWay) rows.putDue(delivery, Date.now())
    for (const { delivery, dueAt } of changes.waiting) rows.putDue(delivery, dueAt)
    for (const delivery of changes.failed) rows.putFailed(delivery)
    for (const delivery of changes.delivered) rows.remove(delivery)
    countEnded(stream, changes.counts)
    return true
  }

  return {
    async claim() {
      const rows = sql.selectActive.all()
      return { held: rows.map(row => ({ ...claimOf(row), commits: Number(row.commits) })), surplus: 0 }
    },
    async renew() {},
    isHolding: () => true,
    async release() {},
    async leave() {},
    async streams(ids) {
      return ids.flatMap(id => {
        const row = sql.select.get(id)
        return row ? [dispatchedStreamOf(row, claimOf(row), secrets)] : []
      })
    },
    async cursors() {
      return sql.selectCursors
        .all()
        .map(({ id, cursor }) => ({ eventStreamId: String(id), cursor: Number(cursor) }))
    },
    async unnoticedChange() {
      return null
    },
    async hasWork(id) {
      return sql.select.get(id)?.has_work === 1
    },
    async standing(stream) {
      const row = sql.selectStanding.get({ stream, most: limits.countedWaiting })
      return row ? standingOf(row, sql.selectWork.all(stream)) : null
    },
    onChange() {},
    async due(stream, now, limit) {
      const retries = sql.selectRetries.all({ stream, now, limit })
      const stored = sql.selectStored.all({ stream, now, limit })
      return firstDue(retries, stored, limit)
    },
    async nextDue(ids, now) {
      return new Map(
        ids.flatMap(stream => {
          const due = sql.selectNextDue.get({ stream, now })?.due_at
          return typeof due === 'number' ? [[stream, due]] : []
        }),
      )
    },
    async event({ eventStreamId, eventId, sequence }) {
      const row =
        sequence === null ? sql.selectEvent.get(eventStreamId, eventId) : sql.selectLogged.get(sequence)
      return row?.event ? Buffer.from(String(row.event)) : null
    },
    async insertTest({ eventStreamId, eventId, eventType }, json, dueAt) {
      return database.write(() => {
        if (Number(sql.countTests.get(eventStreamId)?.waiting) >= limits.waitingTestEvents) return false
        sql.insertTest.run(eventId, eventType, Buffer.from(json).toString(), dueAt, eventStreamId)
        sql.announce.run(eventStreamId)
        return true
      })
    },
    async commit(changes) {
      const passedOver = await database.write(() => changes.filter(change => !apply(change)))
      return passedOver.map(({ eventStreamId }) => eventStreamId)
    },
    async disable({ eventStreamId: stream }, version, reason) {
      return database.write(() => {
        const { changes } = sql.disable.run({ stream, version, reason, now: Date.now() })
        if (changes === 1) sql.end.run(stream)
        return changes === 1
      })
    },
    work: createStreamWork(database, rows, countEnded),
  }
}

/** The fence is constant, because one process holds the database, and so all streams, while it runs. */
function claimOf({ id, revision }: Row): Claim {
  return { eventStreamId: String(id), fence: 1, revision: Number(revision) }
}
