import { createServer } from 'node:net'
import { listen } from '@tenant-api/test-kit/listen'
import { findProgram } from '@tenant-api/test-kit/programs'
import pg from 'pg'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { appendLock } from '../../src/stores/postgres/database.ts'
import { administer, newDatabase } from './new-database.ts'
import { startNode } from './nodes.ts'
import { startPgbouncer } from './pgbouncer.ts'

const bin = findProgram('PgBouncer')

/** Causes why a start fails, each with a function that returns the settings of the start. */
const causes = {
  async 'its port for metrics is in use'() {
    const server = createServer()
    onTestFinished(() => void server.close())
    return { ADMIN_PORT: new URL(await listen(server)).port }
  },
  async 'another session holds the append lock'(url: string) {
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    onTestFinished(() => holder.end())
    await holder.query(`SELECT pg_advisory_lock(${appendLock})`)
    return {}
  },
}

it.each(Object.entries(causes))(
  'a node that cannot start because %s has no share of the event streams afterwards',
  async (_name, cause) => {
    const url = await newDatabase()
    const node = await startNode(url)
    onTestFinished(() => node.end())
    const env = { LEASE_SECONDS: '60', ...(await cause(url)) }
    await expect(startNode(url, env)).rejects.toThrow(/ADMIN_PORT|PostgreSQL/)
    expect(await administer(url, 'SELECT 1 FROM nodes WHERE expires_at > now()')).toHaveLength(1)
  },
)

describe.skipIf(!bin)('a pool of PgBouncer that is too small', () => {
  test.each([1, 3, 7])(
    'in session mode with %i sessions stops the start with its name, its size, and the number that a node needs',
    async size => {
      const database = await newDatabase()
      const url = await startPgbouncer(bin ?? '', database, 'session', size)
      await expect(startNode(url)).rejects.toMatchObject({
        name: 'ConfigError',
        message: lacks(url, size, 18),
      })
    },
  )

  test('in transaction mode stops the start in the same way', async () => {
    const database = await newDatabase()
    const url = await startPgbouncer(bin ?? '', database, 'transaction', 1)
    await expect(startNode(url, { DATABASE_LISTEN_URL: database })).rejects.toMatchObject({
      name: 'ConfigError',
      message: lacks(url, 1, 14),
    })
  })

  test('because other clients use it up stops the start with the number that a node needs', async () => {
    const url = await startPgbouncer(bin ?? '', await newDatabase(), 'session', 1)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('SELECT 1')
    await expect(startNode(url)).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL at \S+ cannot be used: (Query read timeout|it does not answer)\. If it is a pooler, its sessions may all be in use: a node needs 18\.$/,
    )
  })
})

function lacks(url: string, size: number, needed: number): string {
  const { host, pathname } = new URL(url)
  return `DATABASE_URL: the pool of the database "${pathname.slice(1)}" and the user "postgres" at ${host} has only ${size} sessions left for this node, which needs ${needed}: raise default_pool_size of PgBouncer, num_init_children of pgpool-II, or max_connections of PostgreSQL.`
}
