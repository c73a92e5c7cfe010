import { expect, it } from 'vitest'
import { anEntry } from '../stores/an-entry.ts'
import { compareWithNone, type PrepareDatabase, waitingRetries } from '../webhooks/load/millions-waiting.ts'
import { administer } from './new-database.ts'
import { settings } from './nodes.ts'
import { openNodes } from './open-postgres.ts'

const insert = (stream: string, count: number) => `
  INSERT INTO retries
    (event_stream_id, sequence, event_id, event_type, bytes, round, attempts, tries, due_at, is_replay)
  SELECT '${stream}', number, 'evt_' || lpad(number::text, 22, '0'), 'group.created', 100, 0, '[]', 0,
    ${Date.now() + 86_400_000}, false
  FROM generate_series(1, ${count}) AS number`

const prepare: PrepareDatabase = async streams => {
  const secretsKey = Buffer.from(settings.SECRETS_KEY, 'base64')
  const { url, open } = await openNodes({ secretsKey })
  const stores = await open()
  for (const stream of streams) expect(await stores.eventStreams.insert(stream, anEntry)).toBe('inserted')
  await stores.close()
  return {
    settings: { SECRETS_KEY: settings.SECRETS_KEY, DATABASE_URL: url },
    async insertRetries(stream, count) {
      await administer(url, insert(stream, count))
      await administer(url, 'VACUUM ANALYZE retries')
    },
    async countRetries(id) {
      const count = `SELECT count(*) AS total FROM retries WHERE event_stream_id = '${id}'`
      const [row] = (await administer(url, count)) as { total: string }[]
      return Number(row?.total)
    },
  }
}

it(`${waitingRetries} waiting retries in PostgreSQL cost no time at the start and no memory, and are deleted in steps`, () =>
  compareWithNone(prepare))
