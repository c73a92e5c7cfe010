import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { newEvent } from '../stores/conformance/new-event.ts'
import { administer, newDatabase } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

const publishers = 16
const batchesEach = process.env.LONG ? 500 : 25

/** A log as publishers and followers use it. */
interface Log {
  /** Resolves once the events are committed. */
  publish(ids: readonly string[]): Promise<unknown>
  /** Resolves with the ids of the events after a place in the log, and the place of the last of these events. */
  read(place: number): Promise<{ ids: string[]; place: number }>
}

/** SQL that adds a random delay to the commit of each batch that is inserted into `table`. */
const delayCommits = (table: string) => [
  `CREATE FUNCTION dally() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(random() * random() * 0.03); RETURN NULL; END $$`,
  `CREATE CONSTRAINT TRIGGER dally AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.id LIKE '%-0') EXECUTE FUNCTION dally()`,
]

/**
 * Runs 16 publishers, and a follower of each log. A publisher waits until its batch is committed, and then a random time of up
 * to 5 ms. A follower reads without pause.
 *
 * @returns the acknowledged ids, and the ids that each follower read up to the end of its log
 */
async function publishAndFollow(logs: readonly Log[]) {
  const random = createRandom(seed)
  const acknowledged: string[] = []
  let isOver = false
  const publishing = Array.from({ length: publishers }, async (_, publisher) => {
    const log = logs[publisher % logs.length]
    for (let batch = 0; batch < batchesEach; batch++) {
      await delay(random(5))
      const ids = Array.from({ length: 1 + random(4) }, (_id, index) => `${publisher}-${batch}-${index}`)
      await log?.publish(ids)
      acknowledged.push(...ids)
    }
  })
  const following = logs.map(async log => {
    const seen: string[] = []
    let place = 0
    for (;;) {
      const wasOver = isOver
      const page = await log.read(place)
      place = page.place
      seen.push(...page.ids)
      if (page.ids.length === 0 && wasOver) return seen
    }
  })
  await Promise.all(publishing)
  isOver = true
  return { acknowledged, seen: await Promise.all(following) }
}

it(`followers of all nodes see every event in the same order while ${publishers} publishers commit out of order (TEST_SEED=${seed})`, async () => {
  const { url, open } = await openNodes()
  const nodes = [await open(), await open(), await open()]
  await administer(url, ...delayCommits('events'))
  const logs = nodes.map(
    ({ events }): Log => ({
      publish: ids => events.append(ids.map(id => newEvent(id, { id }))),
      async read(place) {
        const entries = await events.read(place, 1_000)
        return { ids: entries.map(({ id }) => id), place: entries.at(-1)?.sequence ?? place }
      },
    }),
  )
  const { acknowledged, seen } = await publishAndFollow(logs)
  expect(acknowledged.length).toBeGreaterThan(publishers * batchesEach)
  for (const ids of seen) expect(ids).toEqual(seen[0])
  expect(seen[0]?.toSorted()).toEqual(acknowledged.toSorted())
})

it(`followers of a table with a serial column skip events under the same load, so the test above can fail (TEST_SEED=${seed})`, async () => {
  const url = await newDatabase()
  await administer(
    url,
    'CREATE TABLE plain (sequence bigserial PRIMARY KEY, id text NOT NULL)',
    ...delayCommits('plain'),
  )
  const pool = new pg.Pool({ connectionString: url, max: publishers + 3 })
  // The database is dropped at the end of the test, which ends the connections of the pool with errors.
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  const log: Log = {
    publish: ids => pool.query('INSERT INTO plain (id) SELECT unnest($1::text[])', [ids]),
    async read(place) {
      const { rows } = await pool.query('SELECT * FROM plain WHERE sequence > $1 ORDER BY sequence', [place])
      return { ids: rows.map(({ id }) => id), place: Number(rows.at(-1)?.sequence ?? place) }
    },
  }
  const { acknowledged, seen } = await publishAndFollow([log, log, log])
  const skipped = seen.map(ids => acknowledged.length - ids.length)
  process.stdout.write(`A plain tail skipped ${skipped.join(', ')} of ${acknowledged.length} events\n`)
  for (const count of skipped) expect(count).toBeGreaterThan(0)
})
