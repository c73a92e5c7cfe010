import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** Runs statements on a separate connection, and returns the rows of the last one. */
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

type AtEnd = (drop: () => Promise<void>) => void

/**
 * Creates an empty database, and resolves with its URL.
 *
 * @param atEnd registers the deletion of the database. Pass `afterAll` if the tests of a file share the database.
 * @param template the database to copy, and options of CREATE DATABASE
 */
export function newDatabase(
  server: string = inject('postgresUrl'),
  atEnd: AtEnd = onTestFinished,
  template = 'template1',
): Promise<string> {
  return create(server, template, atEnd)
}

/** Copies a database, and resolves with the URL of the copy. No session may be connected to the original. */
export function copyOf(url: string): Promise<string> {
  return create(inject('postgresUrl'), new URL(url).pathname.slice(1), onTestFinished)
}

async function create(server: string, template: string, atEnd: AtEnd): Promise<string> {
  const { url, drop } = await createDatabase(server, template)
  // The temporary server of the tests is deleted as a whole, so its databases need not be dropped.
  // Each DROP would wait for a checkpoint, which takes longer than a test.
  if (process.env.TEST_DATABASE_URL) atEnd(drop)
  return url
}

/** Creates a database with a random name from a template. Returns its URL, and a function that drops it. */
export async function createDatabase(server: string, template: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
