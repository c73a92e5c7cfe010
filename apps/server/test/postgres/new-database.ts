import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** Runs statements on a connection of its own, and gives the rows of the last one. */
export async function administer(url: string, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** The URL of an empty database that goes with its test. */
export function newDatabase(server: string = inject('postgresUrl')): Promise<string> {
  return create(server, 'template1')
}

/** The URL of a database that holds what another one does, which nobody may be connected to. */
export function copyOf(url: string): Promise<string> {
  return create(inject('postgresUrl'), new URL(url).pathname.slice(1))
}

async function create(server: string, template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  onTestFinished(async () => {
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
