import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { newId } from '../../src/api/ids.ts'
import { logPage } from '../../src/logs/search.ts'
import { openSqliteStores } from '../../src/stores/sqlite/open.ts'
import { silentLog } from '../silent-log.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { tenantOf } from '../stores/tenant-of.ts'
import { unexpected } from '../unexpected.ts'

const entries = 1_000_000
/** Entries with the same correlation id, at distant places of the log. */
const related = 4
const correlations = entries / related

/** Copies the only entry of the log, with ids from before its own, and other clients, resources and correlation ids. */
function fill(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000')
  database.exec(`
    WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${entries})
    INSERT INTO logs (id, kind, operation, client_id, client_made, resource_id, correlation_id, entry)
    SELECT printf('log_%022d', n), kind, operation, 'client ' || (n % 20), n / 20 + 1, 'resource ' || (n % 2000),
      ((n * 7919) % ${correlations}) || ' is a correlation id', entry
    FROM copies, (SELECT * FROM logs) AS first`)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

/** The milliseconds of CPU that this thread needs for each of several calls, from the most to the least. */
async function cpuOf(times: number, call: (index: number) => Promise<void>): Promise<number[]> {
  const used: number[] = []
  for (let index = 0; index < times; index++) {
    const before = process.threadCpuUsage()
    await call(index)
    const { user, system } = process.threadCpuUsage(before)
    used.push((user + system) / 1_000)
  }
  return used.toSorted((a, b) => b - a)
}

it(`in a log of ${entries} entries, a page takes less than 5 ms of CPU, and a step of removal less than 20 ms`, async () => {
  const folder = await temporaryFolder()
  const open = () => openSqliteStores(folder, { ...tenantOf(folder), onLost: unexpected, log: silentLog })
  const first = await open()
  const entry = first.logs.dated({
    kind: 'change',
    operation: 'update_event_stream',
    client: { id: 'contract-tests', name: 'First client' },
    resource: { type: 'event_stream', id: newId('est_'), name: 'Directory of the customers' },
    changed: ['name', 'subscriptions', 'destination'],
    status: 200,
    count: 1,
    correlation_id: 'c 1',
    request_id: newId('evt_'),
    ip: '192.0.2.1',
    user_agent: 'tenant-api-client/2.0.0 node/24',
  })
  await first.logs.write([entry])
  await first.close()
  fill(join(folder, 'tenant.db'))
  const { logs, close } = await open()
  onTestFinished(close)

  const pages = await cpuOf(200, async index => {
    const correlation_id = `${(index * 997) % correlations} is a correlation id`
    const page = await logPage(logs, { correlation_id }, null, 100)
    expect(page.entries).toHaveLength(related)
    expect(page.last).toBeNull()
  })
  const steps = await cpuOf(200, async () => {
    expect(await logs.deleteOlder(Date.parse(entry.date), 500)).toBeGreaterThan(0)
  })
  const shown = ([most = 0, ...rest]: number[]) =>
    `at most ${most.toFixed(2)} ms of CPU, the median ${rest[Math.floor(rest.length / 2)]?.toFixed(2)} ms`
  process.stdout.write(`A page: ${shown(pages)}. A step of removal: ${shown(steps)}.\n`)
  expect(pages[0]).toBeLessThan(5)
  expect(steps[0]).toBeLessThan(20)
})
