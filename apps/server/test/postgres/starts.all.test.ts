import { randomBytes } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { freePort } from '@tenant-api/test-kit/free-port'
import { startService } from '@tenant-api/test-kit/start-service'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { runToItsEnd } from '../run-to-its-end.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { listenOn } from '../webhooks/harness/target.ts'
import { administer, newDatabase } from './new-database.ts'
import { startNode } from './nodes.ts'

const SECRETS_KEY = randomBytes(32).toString('base64')

/** Expects that a start fails with an error message of one sentence, without a password. */
async function expectNoStart(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const failure: unknown = await startService({ SECRETS_KEY, ...env }).then(
    () => null,
    error => error,
  )
  expect(failure).toMatchObject({ name: 'ConfigError', message: expect.stringMatching(/^[^\n]+\.$/) })
  expect(failure).toMatchObject({ message: expect.stringMatching(sentence) })
  expect(failure).not.toMatchObject({ message: expect.stringContaining('a-password') })
}

const changed = (change: (url: URL) => void) => {
  const url = new URL(inject('postgresUrl'))
  change(url)
  return url.href
}

describe('a failed start on PostgreSQL', () => {
  test('names the setting of an invalid URL', async () => {
    for (const DATABASE_URL of ['localhost:5432/a-password', 'mysql://me:a-password@localhost/db'])
      await expectNoStart({ DATABASE_URL }, /^DATABASE_URL must be the URL of a PostgreSQL database/)
  })

  test('names a server that is unreachable, or that does not answer', async () => {
    const port = await freePort()
    const DATABASE_URL = `postgres://me:a-password@127.0.0.1:${port}/db`
    const sentence = `^DATABASE_URL: PostgreSQL at 127\\.0\\.0\\.1:${port} cannot be used: .*ECONNREFUSED`
    const sockets: Socket[] = []
    const silent = createServer(socket => {
      sockets.push(socket)
    })
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    const { host } = new URL(await listenOn(silent, '127.0.0.1', 'postgres'))
    // At the same time, because a start tries for seconds.
    const [ended] = await Promise.all([
      runToItsEnd({ DATA_DIR: await temporaryFolder(), SECRETS_KEY, DATABASE_URL }),
      expectNoStart({ DATABASE_URL }, new RegExp(sentence)),
      expectNoStart(
        { DATABASE_URL: `postgres://me:a-password@${host}/db` },
        new RegExp(`^DATABASE_URL: PostgreSQL at ${host} cannot be used: it does not answer\\.`),
      ),
    ])
    // The process ends with the sentence and without a stack.
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\.\n$/) })
    expect(ended.stderr).toMatch(new RegExp(sentence))
    expect(ended.stderr).not.toContain('a-password')
  })

  test('reports a refused password', async () => {
    const DATABASE_URL = changed(url => {
      url.password = 'not-a-password'
    })
    await expectNoStart({ DATABASE_URL }, /refuses the user "postgres" or the password\.$/m)
  })

  test('explains what to do about a missing database', async () => {
    const DATABASE_URL = changed(url => {
      url.pathname = '/nowhere'
    })
    await expectNoStart({ DATABASE_URL }, /there is no database "nowhere" at .*: create it first\.$/m)
  })

  test('explains how to make a missing SECRETS_KEY', async () => {
    await expectNoStart(
      { DATABASE_URL: inject('postgresUrl'), SECRETS_KEY: '' },
      /^SECRETS_KEY is required with DATABASE_URL, .*openssl rand -base64 32/,
    )
  })

  test('names the required version if the server is too old', async () => {
    for (const version of [9, 13] as const) {
      const old = new URL(await listenOn(createServer(answerAs(version)), '127.0.0.1', 'postgres'))
      await expectNoStart(
        { DATABASE_URL: `postgres://me:a-password@${old.host}/db` },
        /^The server of DATABASE_URL is too old: use PostgreSQL 14 or later\.$/m,
      )
    }
  })

  test('refuses a database whose encoding lacks characters', async () => {
    const url = await newDatabase(undefined, undefined, "template0 ENCODING 'LATIN1' LOCALE 'C'")
    await expectNoStart({ DATABASE_URL: url }, /has the encoding LATIN1, .* with the encoding UTF8\.$/m)
  })

  test.each([
    [99, /was written by a newer version of this service: start that version, or restore a backup\.$/m],
    [1, /was written by an older version of this service: start that version, or set DATABASE_URL to an /],
  ])('leaves the schema of another version unchanged: %i', async (version, sentence) => {
    const url = await newDatabase()
    await administer(
      url,
      'CREATE TABLE schema_version (version integer)',
      `INSERT INTO schema_version VALUES (${version})`,
    )
    await expectNoStart({ DATABASE_URL: url }, sentence)
    expect(await administer(url, 'SELECT * FROM schema_version')).toEqual([{ version }])
    expect(await administer(url, "SELECT to_regclass('events') AS events")).toEqual([{ events: null }])
  })

  test("reports a SECRETS_KEY that differs from the data's", async () => {
    const url = await newDatabase()
    const node = await startNode(url)
    await node.end()
    await expectNoStart(
      { DATABASE_URL: url },
      /^SECRETS_KEY is not the key with which the data was encrypted/,
    )
  })
})

test('an empty database is enough for several nodes that start concurrently: they create one client and one key', async () => {
  const url = await newDatabase()
  const nodes = await Promise.all([1, 2, 3].map(() => startNode(url)))
  onTestFinished(async () => {
    await Promise.all(nodes.map(node => node.end()))
  })
  expect(await administer(url, 'SELECT id FROM clients')).toEqual([{ id: 'contract-tests' }])
  expect(await administer(url, 'SELECT count(*)::int AS keys FROM signing_keys')).toEqual([{ keys: 1 }])
  const [one, two] = nodes
  const token = await one?.token()
  const answer = await fetch(`${two?.baseUrl}/api/v2/rate-limit-policies`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  for (const node of nodes) await node.stop()
})

/**
 * Simulates an old PostgreSQL server, which a starting node queries. Version 9 refuses the session settings as unknown. Version 13
 * accepts them and reports its version.
 *
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
function answerAs(version: 9 | 13): (socket: Socket) => void {
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    const head = Buffer.alloc(5)
    head.write(type)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const int = (bytes: 2 | 4, value: number) => {
    const buffer = Buffer.alloc(bytes)
    buffer.writeIntBE(value, 0, bytes)
    return buffer
  }
  const text = (value: string) => Buffer.from(`${value}\0`)
  const ready = message('Z', Buffer.from('I'))
  const [typeOfText, typeOfBoolean] = [25, 16]
  const column = (name: string, type: number) => [
    text(name),
    int(4, 0),
    int(2, 0),
    int(4, type),
    int(2, -1),
    int(4, -1),
    int(2, 0),
  ]
  const value = (given: string) => [int(4, given.length), Buffer.from(given)]
  /** A result of one row with two columns. */
  const row = (type: number, columns: Readonly<Record<string, string>>) => [
    message('T', int(2, 2), ...Object.keys(columns).flatMap(name => column(name, type))),
    message('D', int(2, 2), ...Object.values(columns).flatMap(value)),
    message('C', text('SELECT 1')),
  ]
  const unknown = message('E', text('SERROR'), text('C42704'), text('Munrecognized parameter'), text(''))
  const set = version === 9 ? unknown : message('C', text('SET'))
  const isSetUp = row(typeOfBoolean, { is_read_only: 'f', is_set_up: 't' })
  const about = row(typeOfText, { version: String(version), fsync: 'on' })
  return socket => {
    let isStarted = false
    socket.on('error', () => {})
    socket.on('data', chunk => {
      const sent = isStarted ? chunk.toString('latin1') : ''
      if (!isStarted) socket.write(Buffer.concat([message('R', int(4, 0)), ready]))
      else if (sent.includes('is_set_up')) socket.write(Buffer.concat([...isSetUp, ready]))
      else if (sent.startsWith('Q')) socket.write(Buffer.concat([set, ready]))
      else if (sent.startsWith('P'))
        socket.write(Buffer.concat([message('1'), message('2'), ...about, ready]))
      isStarted = true
    })
  }
}
