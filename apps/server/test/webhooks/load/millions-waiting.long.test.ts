import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { it, onTestFinished } from 'vitest'
import { withStreams } from '../harness/prepared-streams.ts'
import { compareWithNone, type PrepareDatabase, waitingRetries } from './millions-waiting.ts'

const insert = `
  INSERT INTO retries
    (event_stream_id, sequence, event_id, event_type, bytes, round, attempts, tries, due_at, is_replay)
  WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < :count)
  SELECT :stream, number, printf('evt_%022d', number), 'group.created', 100, 0, '[]', 0, :due, 0 FROM numbers`

const prepare: PrepareDatabase = async streams => {
  const settings = await withStreams(streams)
  const file = new DatabaseSync(path.join(settings.DATA_DIR, 'tenant.db'), { timeout: 10_000 })
  onTestFinished(() => file.close())
  const count = file.prepare('SELECT count(*) AS total FROM retries WHERE event_stream_id = ?')
  return {
    settings,
    async insertRetries(stream, count) {
      file.prepare(insert).run({ stream, count, due: Date.now() + 86_400_000 })
      file.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    countRetries: async id => Number(count.get(id)?.total),
  }
}

it(`${waitingRetries} waiting retries in SQLite cost no time at the start and no memory, and are deleted in steps`, () =>
  compareWithNone(prepare))
