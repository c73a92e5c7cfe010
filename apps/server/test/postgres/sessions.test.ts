import { findProgram, leaveOut } from '@tenant-api/contract-tests/programs'
import { expect, onTestFinished, test } from 'vitest'
import type { EventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { runToItsEnd } from '../run-to-its-end.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { administer, newDatabase } from './new-database.ts'
import { settings, startNode } from './nodes.ts'
import { startPgbouncer } from './pgbouncer.ts'

const bin = findProgram('PgBouncer')
if (!bin) leaveOut('the service behind a pooler', 'PgBouncer is not installed')

async function startTwo(url: string): Promise<readonly [EventService, EventService]> {
  const nodes = await Promise.all([startNode(url), startNode(url)])
  onTestFinished(async () => {
    await Promise.all(nodes.map(node => node.end()))
  })
  return nodes
}

test('a database whose default isolation level is repeatable read serves nodes that start and publish concurrently', async () => {
  const url = await newDatabase()
  const name = new URL(url).pathname.slice(1)
  await administer(url, `ALTER DATABASE ${name} SET default_transaction_isolation = 'repeatable read'`)
  const nodes = await startTwo(url)
  const publishing = Array.from({ length: 320 }, (_, index) =>
    nodes[index % 2]?.publish([userEvent(`e${index}`)]),
  )
  expect(await Promise.all(publishing)).toHaveLength(320)
  expect(await administer(url, 'SELECT max(sequence)::int AS head FROM events')).toEqual([{ head: 320 }])
}, 60_000)

test.skipIf(!bin)(
  'behind PgBouncer in session mode nodes start, and one streams the events that another accepts',
  async () => {
    const database = await newDatabase()
    const nodes = await startTwo(await startPgbouncer(bin ?? '', database, 'session'))
    const subscription = await nodes[1].subscribe()
    expect(await subscription.next()).toMatchObject({ type: 'offset-only' })
    const [published] = await nodes[0].publish([userEvent('a')])
    expect(await subscription.nextEvent()).toMatchObject({ offset: published?.offset })
    for (const node of nodes) expect(await node.stop()).toBe(0)
  },
  60_000,
)

test.skipIf(!bin)(
  'PgBouncer in transaction mode stops the start with an error message, before anything is written',
  async () => {
    const database = await newDatabase()
    const { code, stderr } = await runToItsEnd({
      DATA_DIR: await temporaryFolder(),
      SECRETS_KEY: settings.SECRETS_KEY,
      DATABASE_URL: await startPgbouncer(bin ?? '', database, 'transaction'),
    })
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'DATABASE_URL leads to a pooler that shares sessions, which would lose synchronous_commit and LISTEN: use its session mode, or connect to PostgreSQL directly.\n',
    })
    expect(await administer(database, "SELECT to_regclass('events') AS events")).toEqual([{ events: null }])
  },
  60_000,
)
