import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { resultOf } from '../commands/run-command.ts'
import { userEvent } from '../events/published-events.ts'
import { metricsUrl } from '../metrics/read-metrics.ts'
import { bytesIn, temporaryFolder } from '../stores/temporary-folder.ts'
import { manageStreams, newStream, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

const marks = new Map<string, string>()
/** A text to search for, which no encoder changes, of 32 characters. */
function marked(what: string): string {
  const mark = `mark${randomBytes(14).toString('hex')}`
  marks.set(what, mark)
  return mark
}

/** Which marks some bytes hold, as they are, or as base64 of a text that begins with them. */
function foundIn(bytes: string | Buffer): readonly string[] {
  const text = Buffer.from(bytes)
  return [...marks]
    .filter(
      ([, mark]) => text.includes(mark) || text.includes(Buffer.from(mark).toString('base64').slice(0, 40)),
    )
    .map(([what]) => what)
}

test('no secret, token or endpoint is in a file, a line of the log, a metric, a span or the body of an error', async () => {
  const spansFile = path.join(await temporaryFolder(), 'spans')
  const sdk = new URL('../start/spans-to-file.ts', import.meta.url)
  const clientSecret = marked('the secret of the first client')
  const started = await startServiceProcess({
    ...quickWebhooks,
    ADMIN_PORT: '0',
    LOG_LEVEL: 'trace',
    BOOTSTRAP_CLIENT_SECRET: clientSecret,
    NODE_OPTIONS: `--import=${sdk}`,
    SPANS_FILE: spansFile,
  })
  onTestFinished(() => started.kill())
  const printed: string[] = []
  started.process.stderr?.on('data', chunk => printed.push(String(chunk)))
  const token = async (audience: string) => {
    const credentials = { client_id: 'contract-tests', client_secret: clientSecret }
    const body = new URLSearchParams({ grant_type: 'client_credentials', audience, ...credentials })
    const answer = await fetch(`${started.baseUrl}/oauth/token`, { method: 'POST', body })
    const { access_token } = (await answer.json()) as { access_token: string }
    marks.set(`a token for ${audience}`, access_token)
    return access_token
  }
  const service = await manageStreams<ServiceProcess>({
    ...started,
    token: ({ audience = '/api/v2/' } = {}) => token(audience),
  })

  const target = await startTarget(() => 500)
  const authorizations = [
    { method: 'basic', username: marked('a user name'), password: marked('a password') },
    { method: 'bearer', token: marked('a bearer token') },
    { method: 'custom_header', header_key: 'X-Api-Key', header_value: marked('a header') },
  ] as const
  const streams = []
  for (const webhook_authorization of authorizations) {
    const endpoint = `${target.url}/${marked(`the path for ${webhook_authorization.method}`)}?key=${marked(`the query for ${webhook_authorization.method}`)}`
    const secret = Buffer.from(marked(`the signing secret for ${webhook_authorization.method}`))
    const signing_secret = `whsec_${secret.toString('base64')}`
    streams.push(await service.create(endpoint, {}, { webhook_authorization, signing_secret }))
  }
  await service.publish([userEvent('a')])
  for (const { id } of streams) expect(foundIn(JSON.stringify(await service.historyOf(id, 1)))).toEqual([])

  const errors: string[] = []
  const refuse = async (answer: { status: number; body?: unknown }) => {
    expect(answer.status).toBeGreaterThanOrEqual(400)
    errors.push(JSON.stringify(answer.body))
  }
  const wrongSecret = marked('a wrong secret')
  for (const [client_id, client_secret] of [
    ['contract-tests', wrongSecret],
    ['unknown', wrongSecret],
  ] as const) {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      audience: '/api/v2/',
      client_id,
      client_secret,
    })
    const answer = await fetch(`${started.baseUrl}/oauth/token`, { method: 'POST', body })
    await refuse({ status: answer.status, body: await answer.text() })
  }
  const forged = marked('a forged token')
  const asked = await fetch(`${started.baseUrl}/api/v2/event-streams`, {
    headers: { authorization: `Bearer ${forged}` },
  })
  await refuse({ status: asked.status, body: await asked.text() })
  const wrong = [
    { method: 'basic', username: 'a:b', password: marked('a refused password') },
    { method: 'bearer', token: `${marked('a refused token')}\n` },
    { method: 'custom_header', header_key: 'Cookie', header_value: marked('a refused header') },
    { method: 'custom_header', header_key: 'X-Key', header_value: `${marked('a header with a space')} ` },
    { method: 'unknown', token: marked('a token of an unknown method') },
  ]
  for (const webhook_authorization of wrong) {
    const body = newStream(
      'https://hooks.example.com/',
      {},
      { webhook_authorization: webhook_authorization as never },
    )
    await refuse(await service.call('create_event_stream', { body }))
  }
  const signing_secret = `whsec_${marked('a signing secret that is too long')}${'a'.repeat(200)}`
  await refuse(
    await service.call('create_event_stream', {
      body: newStream('https://hooks.example.com/', {}, { signing_secret }),
    }),
  )

  const added = marked('the secret of another client')
  await resultOf('clients', started.dataDir, ['create', '--id', 'added', `--secret=${added}`])
  const metrics = await (await fetch(metricsUrl(started))).text()
  // Its write follows the answer.
  await expect.poll(() => readFile(spansFile, 'utf8')).toContain('create_event_stream')
  const places = {
    files: await bytesIn(started.dataDir),
    log: started.lines.join('\n'),
    stderr: printed.join(''),
    metrics,
    spans: await readFile(spansFile),
    errors: errors.join('\n'),
  }
  expect(marks.size).toBeGreaterThan(20)
  expect(places.log).toContain('create_event_stream')
  for (const [place, bytes] of Object.entries(places))
    expect({ place, found: foundIn(bytes) }).toEqual({ place, found: [] })
  // The search finds what is there: the event is in the log, and its user is in it.
  expect(places.files.includes('"user_id":"a"')).toBe(true)
})
