import { createServer } from 'node:net'
import { listen } from '@tenant-api/test-kit/listen'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { appendLock } from '../../src/stores/postgres/database.ts'
import { administer, newDatabase } from './new-database.ts'
import { startNode } from './nodes.ts'

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
