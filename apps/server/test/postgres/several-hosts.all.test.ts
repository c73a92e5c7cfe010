import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseDatabaseUrl } from '../../src/config/readers.ts'
import { Database } from '../../src/stores/postgres/database.ts'
import { createServers } from '../../src/stores/postgres/session.ts'
import { startFollowing } from './following-node.ts'
import { inTime } from './in-time.ts'
import { administer } from './new-database.ts'
import { startNode } from './nodes.ts'
import { caughtUp, listening, startPair } from './pair.ts'

const bin = findPostgres()

describe.skipIf(!bin)('with several servers in DATABASE_URL', () => {
  test.each(['stops', 'hangs'] as const)(
    'a running node continues on the promoted standby after the primary %s',
    async end => {
      const { primary, standby, url } = await startPair()
      const { publish, subscription } = await startFollowing(url)
      await caughtUp(primary, standby)
      if (end === 'stops') await primary.stop()
      else {
        primary.freeze()
        onTestFinished(primary.thaw)
      }
      async function publishAfterwards(): Promise<void> {
        await administer(standby.url, 'SELECT pg_promote()')
        for (let status = 503; status !== 200; status = (await publish('after')).status)
          expect(status).toBe(503)
      }
      await inTime(10_000, publishAfterwards())
      expect((await subscription.nextEvent()).event.data).toMatchObject({ object: { user_id: 'after' } })
      await expect.poll(() => administer(standby.url, listening)).toEqual([{ is_there: 1 }])
      if (end === 'hangs') primary.thaw()
      for (const id of ['later-1', 'later-2', 'later-3']) {
        expect((await publish(id)).status).toBe(200)
        expect((await subscription.nextEvent()).event.data).toMatchObject({ object: { user_id: id } })
      }
    },
  )

  test('the service moves from a read-only primary to the new primary', async () => {
    const { primary, standby, url } = await startPair()
    const { publish } = await startFollowing(url)
    const set = 'ALTER SYSTEM SET default_transaction_read_only = on'
    await administer(primary.url, set, 'SELECT pg_reload_conf()')
    const status = async (id: string) => (await publish(id)).status
    await expect.poll(() => status('meanwhile')).toBe(503)
    await caughtUp(primary, standby)
    await administer(standby.url, 'SELECT pg_promote()')
    expect(await status('after')).toBe(200)
    expect(
      await administer(standby.url, 'SELECT sequence FROM events WHERE json LIKE \'%"after"%\''),
    ).toHaveLength(1)
    await expect.poll(() => administer(standby.url, listening)).toEqual([{ is_there: 1 }])
  })

  test('no pool uses an idle connection to the old primary once one has reached the new primary', async () => {
    const { primary, standby, url } = await startPair()
    const servers = createServers(parseDatabaseUrl(url))
    const [reads, writes] = [new Database(servers, 2), new Database(servers, 2)]
    onTestFinished(async () => void (await Promise.all([reads.close(), writes.close()])))
    const port = async (database: Database) => {
      const [row] = await database.query("SELECT current_setting('port') AS port, pg_sleep(0.05)")
      return row?.port
    }
    const ports = (database: Database) => Promise.all([port(database), port(database)])
    const portOf = ({ url }: { url: string }) => new URL(url).port
    expect([...(await ports(reads)), ...(await ports(writes))]).toEqual(Array(4).fill(portOf(primary)))
    await administer(
      primary.url,
      'ALTER SYSTEM SET default_transaction_read_only = on',
      'SELECT pg_reload_conf()',
    )
    await caughtUp(primary, standby)
    await administer(standby.url, 'SELECT pg_promote()')
    await expect.poll(() => writes.query('CREATE TABLE IF NOT EXISTS written ()').catch(String)).toEqual([])
    expect(await ports(reads)).toEqual([portOf(standby), portOf(standby)])
  })

  test('a start without a primary ends with an error message', async () => {
    const { primary, standby, url } = await startPair()
    const { host } = new URL(standby.url)
    // A start tries for seconds. This one does not need the primary.
    const atStandby = expect(startNode(standby.url)).rejects.toMatchObject({
      name: 'ConfigError',
      message: `DATABASE_URL: PostgreSQL at ${host} cannot be used: it is a standby, or read-only.`,
    })
    await primary.stop()
    await expect(startNode(url)).rejects.toThrow(
      /^DATABASE_URL: none of the servers \S+ and \S+ is a writable primary; [^\n]*\.$/,
    )
    await atStandby
  })
})
