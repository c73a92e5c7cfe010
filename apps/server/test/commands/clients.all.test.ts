import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { startService } from '@tenant-api/test-kit/start-service'
import { expect, test } from 'vitest'
import { bytesIn, temporaryFolder } from '../stores/temporary-folder.ts'
import { startWatchedProcess } from '../watched-service.ts'
import { complaintOf, resultOf, run } from './run-command.ts'

interface Shown {
  readonly client_id: string
  readonly client_secret: string
  readonly scope: Record<string, string>
}

// In its own process: a test that reads the file of a database would drop the locks of SQLite in its process (fcntl(2)).
const service = await startWatchedProcess()
const { dataDir } = service
const clients = <Result = Shown>(...args: string[]) => resultOf<Result>('clients', dataDir, args)

async function ask(client_id: string, client_secret: string, audience = '/api/v2/') {
  const response = await fetch(`${service.baseUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', audience, client_id, client_secret }),
  })
  const body = (await response.json()) as { error?: string; access_token: string; scope?: string }
  return { status: response.status, ...body }
}
const list = (token: string) =>
  fetch(`${service.baseUrl}/api/v2/event-streams`, { headers: { Authorization: `Bearer ${token}` } })

test('a client created while the service runs gets tokens with its granted scopes at once', async () => {
  const made = await clients('create', '--id', 'app', '--name', 'An app', '--scope', 'read:event_streams')
  expect(made).toEqual({
    client_id: 'app',
    client_secret: expect.stringMatching(/^[\w-]{43}$/),
    name: 'An app',
    scope: { '/api/v2/': 'read:event_streams' },
    is_global: true,
    is_third_party: false,
    is_cimd: false,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    disabled_at: null,
  })
  const { status, scope, access_token } = await ask('app', made.client_secret)
  expect({ status, scope }).toEqual({ status: 200, scope: 'read:event_streams' })
  expect((await list(access_token)).status).toBe(200)
  expect(await ask('app', made.client_secret, '/internal/')).toMatchObject({ error: 'invalid_target' })
})

test('a client is listed without its secret, which is stored only as a hash', async () => {
  const secret = 'a secret that was typed'
  const made = await clients('create', '--id=typed', `--secret=${secret}`, '--third-party')
  expect(made.client_secret).toBe(secret)
  const { client_secret: _, ...rest } = made
  const listed = await clients<Shown[]>('list')
  expect(listed.find(({ client_id }) => client_id === 'typed')).toEqual(rest)
  expect(JSON.stringify(listed)).not.toMatch(/secret|hash/)
  expect((await bytesIn(dataDir)).includes(secret)).toBe(false)
})

test.each([
  { id: 'with%20', secret: 'a secret that was typed' },
  { id: 'with-plus', secret: 'a+secret+that+was+typed' },
])(
  'a warning says that libraries send the credentials of $id wrongly in HTTP Basic',
  async ({ id, secret }) => {
    const made = await run('clients', dataDir, ['create', '--id', id, '--secret', secret])
    expect(made).toEqual({
      code: 0,
      stdout: expect.stringContaining(secret),
      stderr: expect.stringMatching(/^Warning: [^\n]+\n$/),
    })
    expect(await ask(id, secret)).toMatchObject({ status: 200 })
  },
)

test('a client whose id is an https URL is a CIMD client; it may be third-party, and need not be global', async () => {
  const id = 'https://app.example.com/client.json'
  const made = await clients('create', '--id', id, '--third-party', '--not-global')
  expect(made).toMatchObject({ client_id: id, is_cimd: true, is_third_party: true, is_global: false })
  const { access_token } = await ask(id, made.client_secret)
  const answer = await list(access_token)
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 401,
    body: { errorCode: 'client_not_global' },
  })
})

test('a new secret replaces the old one at once, and earlier tokens stay valid', async () => {
  const { client_secret } = await clients('create', '--id', 'rotated')
  const { access_token } = await ask('rotated', client_secret)
  const rotated = await clients('rotate', 'rotated')
  expect(rotated).toEqual({ client_id: 'rotated', client_secret: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await ask('rotated', client_secret)).toMatchObject({ status: 401, error: 'invalid_client' })
  expect(await ask('rotated', rotated.client_secret)).toMatchObject({ status: 200 })
  expect((await list(access_token)).status).toBe(200)
})

test('a disabled client stays in the list, keeps its disabled_at and its id, and gets no new secret', async () => {
  await clients('create', '--id', 'ended')
  const before = Date.now()
  const disabled = await clients<{ disabled_at: string }>('disable', 'ended')
  expect(Date.parse(disabled.disabled_at)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(disabled.disabled_at)).toBeLessThanOrEqual(Date.now())
  expect(await clients('disable', 'ended')).toEqual(disabled)
  expect(await clients<unknown[]>('list')).toContainEqual(disabled)
  expect(await complaintOf('clients', dataDir, ['rotate', 'ended'])).toMatch(/"ended" is disabled/)
  expect(await complaintOf('clients', dataDir, ['create', '--id', 'ended'])).toMatch(
    /already a client "ended"/,
  )
})

test('if a client was created before the first start, the start creates no other', async () => {
  const DATA_DIR = path.join(await temporaryFolder(), 'not-there-yet')
  const SECRETS_KEY = randomBytes(32).toString('base64')
  const create = ['create', '--id', 'early']
  const { client_secret } = await resultOf<Shown>('clients', DATA_DIR, create, { SECRETS_KEY })
  const noOther = { BOOTSTRAP_CLIENT_ID: '', BOOTSTRAP_CLIENT_SECRET: '' }
  const started = await startService({ DATA_DIR, SECRETS_KEY, ...noOther })
  const form = { grant_type: 'client_credentials', audience: '/internal/', client_id: 'early', client_secret }
  const body = new URLSearchParams(form)
  expect((await fetch(`${started.baseUrl}/oauth/token`, { method: 'POST', body })).status).toBe(200)
  await started.stop()
  const listed = await resultOf('clients', DATA_DIR, ['list'], { SECRETS_KEY })
  expect(listed).toMatchObject([{ client_id: 'early' }])
})

test.each([
  { args: [], says: /No command is given.*create, list, rotate, disable/ },
  { args: ['__proto__'], says: /no command "__proto__"/ },
  { args: ['create', '--admin'], says: /'--admin'/ },
  { args: ['create', '--secret', 'fifteen letters'], says: /--secret must have 16 to 1,024/ },
  { args: ['list', 'app'], says: /'app'/ },
  { args: ['rotate'], says: /id of one client/ },
  { args: ['disable', 'a', 'b'], says: /id of one client/ },
])('$args is refused with one sentence, and changes nothing', async ({ args, says }) => {
  const folder = await temporaryFolder()
  expect(await complaintOf('clients', folder, args)).toMatch(says)
  expect(await readdir(folder)).toEqual([])
})

test.each(['rotate', 'disable'])('%s fails for a client that does not exist, and names it', async command => {
  expect(await complaintOf('clients', dataDir, [command, 'nobody'])).toMatch(/There is no client "nobody"/)
})

test('a command refuses an invalid setting with the same message as the service', async () => {
  const says = await complaintOf('clients', dataDir, ['list'], { TENANT_CLOUD: 'hybrid' })
  expect(says).toMatch(/^TENANT_CLOUD must be one of/)
})

test('--help shows the usage, and does nothing else', async () => {
  const folder = await temporaryFolder()
  for (const args of [['--help'], ['create', '--help']]) {
    const { code, stdout, stderr } = await run('clients', folder, args)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const word of ['create', '--not-global', '--third-party', 'rotate ID', 'disable ID'])
      expect(stdout).toContain(word)
  }
  expect(await readdir(folder)).toEqual([])
})
