import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from '../events/published-events.ts'
import { wholeLog } from '../postgres/failover-load.ts'
import { administer, newDatabase } from '../postgres/new-database.ts'
import { type NodeProcess, startNode, startNodeProcess } from '../postgres/nodes.ts'
import { caughtUp, startPair } from '../postgres/pair.ts'
import { startPgpool, unbalanced } from './pgpool.ts'

const isInstalled = Boolean(findPostgres() && findProgram('pgpool-II'))
if (!isInstalled) leaveOut('the service behind pgpool-II', 'PostgreSQL or pgpool-II is not installed')

const toPrimary = "app_name_redirect_preference_list = 'tenant-api:primary'"

/** Starts pgpool-II in front of a pair of servers with a new database. `url` is this database through pgpool-II. */
async function startPool(lines: string) {
  const pair = await startPair()
  const database = await newDatabase(pair.primary.url)
  await caughtUp(pair.primary, pair.standby)
  const pgpool = await startPgpool(pair.primary, pair.standby, lines)
  const url = new URL(pgpool.url)
  url.pathname = new URL(database).pathname
  return { ...pair, ...pgpool, url: url.href }
}

async function startTwo(url: string): Promise<readonly [NodeProcess, NodeProcess]> {
  const nodes = [await startNodeProcess(url), await startNodeProcess(url)] as const
  for (const node of nodes) onTestFinished(() => node.end())
  return nodes
}

/** Publishes events through both nodes, by ten publishers at each. */
async function publish(nodes: readonly NodeProcess[], count: number, prefix: string): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `${prefix}-${index}`)
  const waiting = [...names]
  await Promise.all(
    Array.from({ length: 20 }, async (_, publisher) => {
      const node = nodes[publisher % nodes.length]
      for (let batch = waiting.splice(0, 20); batch.length > 0; batch = waiting.splice(0, 20))
        await node?.publish(batch.map(name => userEvent(name)))
    }),
  )
  return names
}

describe.skipIf(!isInstalled)('behind pgpool-II', () => {
  test('its default, load balancing, stops each start with a sentence that names the settings', async () => {
    const { url } = await startPool('')
    for (let start = 0; start < 3; start++)
      await expect(startNode(url)).rejects.toMatchObject({
        name: 'ConfigError',
        message:
          "DATABASE_URL leads to a pooler that sends reads to a standby, which may lack what was just written: set load_balance_mode = off or app_name_redirect_preference_list = 'tenant-api:primary' in pgpool-II, or connect to the primary.",
      })
  })

  test.each([unbalanced, toPrimary])('with %s, two nodes accept 10,000 events and lose none', async line => {
    const { url } = await startPool(line)
    const nodes = await startTwo(url)
    const names = await publish(nodes, 10_000, 'event')
    const [last = ''] = await publish(nodes, 1, 'last')
    for (const node of nodes) {
      const log = (await wholeLog(node, last)).map(([name]) => name)
      expect(log.toSorted()).toEqual([...names, last].toSorted())
    }
  })

  test('nodes do not take a standby that lags behind for a lost database when load balancing is switched on', async () => {
    const { url, standby, restart } = await startPool(unbalanced)
    const nodes = await startTwo(url)
    await publish(nodes, 100, 'before')
    await administer(standby.url, 'SELECT pg_wal_replay_pause()')
    await publish(nodes, 100, 'paused')
    await restart('load_balance_mode = on')
    // Sessions whose reads go to the standby are refused when they open. Reads of the log name the primary.
    const end = performance.now() + 10_000
    let acknowledged = 0
    while (performance.now() < end)
      acknowledged += await publish(nodes, 20, `after-${acknowledged}`).then(
        names => names.length,
        () => 0,
      )
    process.stderr.write(`${acknowledged} events acknowledged with load balancing\n`)
    for (const node of nodes) {
      expect(node.process.exitCode).toBeNull()
      expect(node.lines.filter(line => line.includes('lost writes'))).toEqual([])
    }
  })

  test('a start with too few children names their number', async () => {
    const { url } = await startPool(`${unbalanced}\nnum_init_children = 4\nreserved_connections = 0`)
    await expect(startNode(url)).rejects.toThrow(
      /^DATABASE_URL: the pool of .+ has only [1-4] sessions left for this node, which needs 18: .*num_init_children/,
    )
  })
})
