import { firstIdAt } from '../api/ids.ts'
import { limits } from '../limits.ts'
import { type ClaimedNotice, type NoticeStore, noticesKeptMs } from '../logs/notices.ts'
import { entryOf } from './logs.ts'
import type { Sql } from './sql.ts'

const selectDue = `
  SELECT id, entry, operation, resource_id, notice_tries FROM logs
  WHERE notice_due_at IS NOT NULL AND notice_due_at <= $1 ORDER BY id LIMIT 1`
const isAboutTheSame = "operation = $1 AND coalesce(resource_id, '') = $2"
const selectNewer = `SELECT 1 FROM logs WHERE ${isAboutTheSame} AND id > $3 AND notice_due_at IS NOT NULL LIMIT 1`
const selectSent = `
  SELECT max(notice_sent_at) AS sent_at FROM logs WHERE ${isAboutTheSame} AND id < $3 AND id >= $4`
const claim = `
  UPDATE logs SET
    notice_due_at = $2, notice_tries = notice_tries + 1, notice_sent_at = coalesce(notice_sent_at, $3)
  WHERE id = $1`
const selectAnyDue = 'SELECT 1 FROM logs WHERE notice_due_at IS NOT NULL AND notice_due_at <= $1 LIMIT 1'
const settle = 'UPDATE logs SET notice_due_at = $2 WHERE id = $1 AND notice_due_at IS NOT NULL'
const isToBeDropped = `
  notice_due_at IS NOT NULL AND (id < $1 OR id <= (
    SELECT id FROM logs WHERE notice_due_at IS NOT NULL ORDER BY id DESC LIMIT 1 OFFSET ${limits.waitingNotices}))`
const selectDropped = `SELECT 1 FROM logs WHERE ${isToBeDropped} LIMIT 1`
const drop = `UPDATE logs SET notice_due_at = NULL WHERE ${isToBeDropped} RETURNING 1`

/** @param skipLocked the end of a SELECT that leaves out rows which another transaction has locked */
export function createNotices(sql: Sql, skipLocked = ''): NoticeStore {
  return {
    async claim(now, until) {
      // A transaction would cost an fsync.
      if ((await sql.query(selectAnyDue, [now])).length === 0) return null
      return sql.transact<ClaimedNotice | null>(function* () {
        for (;;) {
          const [row] = yield [selectDue + skipLocked, [now]]
          if (!row) return null
          const found = { entry: entryOf(row), tries: Number(row.notice_tries) }
          const id = found.entry.id
          const about = [String(row.operation), String(row.resource_id ?? ''), id]
          if (found.tries === 0) {
            if ((yield [selectNewer, about]).length > 0) {
              yield [settle, [id, null]]
              continue
            }
            const [sent] = yield [selectSent, [...about, firstIdAt('log_', now - 2 * noticesKeptMs)]]
            const quietUntil = Number(sent?.sent_at ?? 0) + 1_000 * limits.noticeSeconds
            if (quietUntil > now) {
              yield [settle, [id, quietUntil]]
              continue
            }
          }
          yield [claim, [id, until, now]]
          return found
        }
      })
    },
    async settle(id, dueAt) {
      await sql.run(settle, [id, dueAt])
    },
    async drop(time) {
      const before = [firstIdAt('log_', time)]
      if ((await sql.query(selectDropped, before)).length === 0) return 0
      return (await sql.run(drop, before)).length
    },
  }
}
