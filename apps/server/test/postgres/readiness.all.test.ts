import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { expect, it, onTestFinished } from 'vitest'
import { send } from '../http/send.ts'
import { readMetrics } from '../metrics/read-metrics.ts'
import { startFollowing } from './following-node.ts'
import { administer, newDatabase } from './new-database.ts'
import { replicateSynchronously, startPair } from './pair.ts'

const bin = findPostgres()
const setNames = (names: string) => [
  `ALTER SYSTEM SET synchronous_standby_names = '${names}'`,
  'SELECT pg_reload_conf()',
]

async function startProbed(url: string) {
  const { node, publish, subscription } = await startFollowing(url, { ADMIN_PORT: '0' })
  return {
    node,
    publish,
    subscription,
    probe: async () => {
      const { status, text } = await send(node, { path: '/readyz' })
      return { status, body: JSON.parse(text) as unknown }
    },
    gauge: async (name: string) => (await readMetrics(node)).get(`tenant_api_store_${name}`),
    told: (pattern: RegExp) =>
      node.lines
        .map(line => JSON.parse(line) as { level: number; msg: string })
        .filter(({ msg }) => pattern.test(msg))
        .map(({ level, msg }) => `${level} ${msg}`),
  }
}

const writes = (state: string) => ({ status: 200, body: { status: 'ok', writes: state } })

it.skipIf(!bin)(
  'while no synchronous standby answers, /readyz stays 200 and says that writes are unavailable, before a publication and until a standby answers',
  async () => {
    const server = await startPostgres(bin ?? '')
    onTestFinished(server.end)
    const { node, publish, probe, gauge, told } = await startProbed(await newDatabase(server.url))
    expect([await probe(), await gauge('writable')]).toEqual([writes('ok'), 1])

    await administer(server.url, ...setNames('ANY 1 (*)'))
    await expect.poll(probe).toEqual(writes('unavailable'))
    expect([await gauge('up'), await gauge('writable')]).toEqual([1, 0])
    expect((await publish('refused')).status).toBe(503)
    const follower = await node.subscribe()
    expect(await follower.next()).toMatchObject({ type: 'offset-only' })
    for (const _ of [1, 2, 3]) expect(await probe()).toEqual(writes('unavailable'))

    await administer(server.url, ...setNames(''))
    await expect.poll(probe).toEqual(writes('ok'))
    expect(await gauge('writable')).toBe(1)
    expect((await publish('accepted')).status).toBe(200)
    await expect
      .poll(() => told(/^the store/))
      .toEqual([
        '50 the store does not acknowledge writes',
        '30 the store answers again, and acknowledges writes',
      ])
  },
)

it.skipIf(!bin)(
  'a role without rights on the server is warned once when commits no longer wait for a standby',
  async () => {
    const { primary } = await startPair()
    await replicateSynchronously(primary)
    const url = new URL(await newDatabase(primary.url))
    await administer(
      primary.url,
      "CREATE ROLE plain LOGIN PASSWORD 'plain' NOSUPERUSER",
      `ALTER DATABASE ${url.pathname.slice(1)} OWNER TO plain`,
    )
    Object.assign(url, { username: 'plain', password: 'plain' })
    const { publish, probe, gauge, told } = await startProbed(url.href)
    expect(await gauge('synchronous')).toBe(1)

    // As Patroni does without `synchronous_mode_strict`, when no standby is left.
    await administer(primary.url, ...setNames(''))
    await expect.poll(() => gauge('synchronous')).toBe(0)
    expect((await publish('unreplicated')).status).toBe(200)
    expect(await probe()).toEqual(writes('ok'))
    await administer(primary.url, ...setNames('*'))
    await expect.poll(() => gauge('synchronous')).toBe(1)
    await expect
      .poll(() => told(/standby/))
      .toEqual([
        '40 commits no longer wait for a standby: synchronous_standby_names is empty',
        '30 commits wait for a standby again',
      ])
  },
)
