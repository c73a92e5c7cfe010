import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as open,
  type ServerResponse,
} from 'node:http'
import path from 'node:path'
import { check } from '@tenant-api/conformance/check'
import { groupsOf } from '@tenant-api/conformance/groups'
import { abilities } from '@tenant-api/conformance/target'
import { listen } from '@tenant-api/test-kit/listen'
import { startMockHere } from '@tenant-api/test-kit/start-mock'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { expect, onTestFinished, test, vi } from 'vitest'

/** @param env additional settings */
async function startRecorded(env: Readonly<Record<string, string>> = {}): Promise<RunningService> {
  const service = await startService({
    EVENTS_HEARTBEAT_SECONDS: '1',
    API_RATE_LIMIT: '1000000,1000000',
    RATE_LIMIT_POLICIES: 'off',
    ...env,
  })
  onTestFinished(() => service.stop())
  return service
}

interface Request {
  readonly method: string
  readonly path: string
  readonly headers: readonly string[]
  readonly body: Buffer
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Passes requests on to a server, each with its answer to `change` first. Streams pass as they are. */
async function startProxy(
  target: () => string,
  change: (request: Request, answer: Answer) => Answer,
): Promise<string> {
  async function pass(incoming: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', rawHeaders } = incoming
    const request = { method, path: url, headers: rawHeaders, body: Buffer.concat(await incoming.toArray()) }
    const answer = await send(target(), request, response)
    if (answer instanceof Object === false || !('text' in answer)) return
    const { status, headers, text } = change(request, answer)
    const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers
    response.writeHead(status, kept).end(method === 'HEAD' ? undefined : text)
  }
  const server = createServer(
    (incoming, response) => void pass(incoming, response).catch(() => response.destroy()),
  )
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return listen(server)
}

/** @param streamTo gets the bytes of an event stream, in place of an answer */
async function send(
  target: string,
  { body, ...request }: Request,
  streamTo?: ServerResponse,
): Promise<Answer | { stream: true }> {
  const { hostname, port } = new URL(target)
  const outgoing = open({ hostname, port, agent: false, ...request })
  const [incoming]: IncomingMessage[] = await Promise.all([
    once(outgoing, 'response'),
    outgoing.end(body),
  ]).then(([one]) => one)
  if (!incoming) throw new Error('no answer')
  const { statusCode: status = 0, headers } = incoming
  if (streamTo && headers['content-type']?.startsWith('text/event-stream')) {
    streamTo
      .on('close', () => incoming.destroy())
      .writeHead(status, headers)
      .flushHeaders()
    incoming.on('error', () => streamTo.destroy()).pipe(streamTo)
    return { stream: true }
  }
  return { status, headers, text: Buffer.concat(await incoming.toArray()).toString() }
}

const secretNames = /^(access_token|signing_secret|client_secret|password|token|header_value)$/

/** The values of all secrets in a JSON text or a form. */
function secretsIn(text: string): readonly string[] {
  const found: string[] = []
  const note = (name: string, value: unknown) => {
    if (secretNames.test(name) && typeof value === 'string') found.push(value)
    return value
  }
  try {
    JSON.parse(text, note)
  } catch {
    for (const [name, value] of new URLSearchParams(text)) note(name, value)
  }
  return found
}

/** An answer without the secrets, which a replay has to replace. */
function comparable({ status, headers, text }: Answer) {
  const hide = (name: string, value: unknown) => (secretNames.test(name) ? undefined : value)
  const isJson = headers['content-type']?.includes('json') && text !== ''
  const body = isJson ? JSON.parse(text, hide) : text
  const { etag, link, allow, 'x-request-id': id, 'content-type': type } = headers
  return { status, body, etag, link, allow, id, type }
}

test('replays what the conformance suite has asked a service, without the service and without its secrets', async () => {
  const file = path.join(createTemporaryFolder(), 'recording.jsonl')
  const exchanges: (readonly [Request, Answer])[] = []
  const baseUrl = await startProxy(
    () => recorder.baseUrl,
    (request, answer) => {
      exchanges.push([request, answer])
      return answer
    },
  )
  // Clients know the service by the address of the proxy, which is in front of the mock.
  const service = await startRecorded({ BASE_URL: baseUrl })
  const recorder = await startMockHere({ MOCK_UPSTREAM: service.baseUrl, MOCK_RECORD: file })
  const [token, internalToken] = [await service.token(), await service.token({ audience: '/internal/' })]
  const target = {
    ...{ name: 'the recorded service', baseUrl, token, internalToken, credentials },
    ...{ unreachableEndpoint: 'http://127.0.0.1:1/', can: abilities.service },
  }
  const names = ['bodies', 'tokens', 'keys', 'listings', 'policies', 'changed-event-streams'] as const
  const { violations } = await check(target, groupsOf(names), { onCase() {}, onGroup() {} })
  expect(violations).toEqual([])
  await recorder.stop()
  expect(exchanges.length).toBeGreaterThan(200)

  const recording = readFileSync(file, 'utf8')
  const { summary } = JSON.parse(recording.trimEnd().split('\n').at(-1) ?? '')
  expect(summary).toEqual({ exchanges: expect.any(Number), differences: [] })
  const texts = exchanges.flatMap(([{ body }, { text }]) => [body.toString(), text])
  const secrets = [token, internalToken, credentials.clientSecret, ...texts.flatMap(secretsIn)]
  const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')
  const leaked = [...new Set([...secrets, basic])].filter(
    secret => secret.length > 8 && recording.includes(secret),
  )
  expect(leaked).toEqual([])

  const replay = await startMockHere({ MOCK_REPLAY: file })
  onTestFinished(() => replay.stop())
  let compared = 0
  for (const [request, recorded] of exchanges) {
    const answer = await send(replay.baseUrl, request)
    if (!('text' in answer)) throw new Error('a stream')
    // The mock does not forward too large a body.
    if (recorded.status === 413) continue
    expect(answer.headers).not.toHaveProperty('x-mock-answer')
    expect(comparable(answer), `${request.method} ${request.path} ${request.body}`.slice(0, 500)).toEqual(
      comparable(recorded),
    )
    compared++
  }
  process.stdout.write(
    `${compared} of ${exchanges.length} answers compared, ${recording.length} bytes recorded\n`,
  )
  expect(compared).toBeGreaterThan(200)
})

test('reports what a changed service answers, once for each kind', async () => {
  const service = await startRecorded()
  const changed = await startProxy(
    () => service.baseUrl,
    ({ path }, answer) => {
      const { 'x-request-id': _, ...headers } = answer.headers
      if (path.includes('take=1')) return { ...answer, headers }
      if (path.includes('take=2')) return { ...answer, status: 418 }
      if (path.includes('.well-known'))
        return { ...answer, text: answer.text.replace(/"issuer":"[^"]*"/, '"issuer":7') }
      return answer
    },
  )
  const written: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation(text => written.push(String(text)) > 0)
  onTestFinished(() => spy.mockRestore())
  const file = path.join(createTemporaryFolder(), 'recording.jsonl')
  const recorder = await startMockHere({ MOCK_UPSTREAM: changed, MOCK_RECORD: file })
  onTestFinished(() => recorder.stop())
  const headers = { Authorization: `Bearer ${await service.token()}` }
  const policies = '/api/v2/rate-limit-policies?take='
  const paths = [`${policies}1`, `${policies}2`, `${policies}3`, '/.well-known/oauth-authorization-server']
  for (const path of [...paths, ...paths]) await fetch(recorder.baseUrl + path, { headers })
  expect(written).toEqual([
    'GET /api/v2/rate-limit-policies: 200 /headers/X-Request-ID is required\n',
    'GET /api/v2/rate-limit-policies: 418 is not documented for list_rate_limit_policies\n',
    'GET /.well-known/oauth-authorization-server: 200 /body/issuer must be a string, got a number\n',
  ])
})
