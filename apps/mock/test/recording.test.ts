import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { linesOf, newFile, sentences, serve, start } from './recordings.ts'
import { post, sendTo } from './send.ts'

const streams = '/api/v2/event-streams'

it('answers the recorded requests again, in their order, and then with the last answer', async () => {
  const file = newFile()
  const service = await start({ eventsPerSecond: 0 })
  const recorder = await start({ upstream: service.url, record: file })
  const stream = {
    name: 'Audit',
    destination: webhook({ webhook_authorization: { method: 'bearer', token: 'abc' } }),
    subscriptions: [{ event_type: 'user.created' }],
  }
  const before = await sendTo(`${recorder.url}${streams}?take=3&from=x`)
  const list = await sendTo(`${recorder.url}${streams}`)
  const created = await sendTo(recorder.url + streams, post(JSON.stringify(stream)))
  const { id } = created.body as { id: string }
  const got = await sendTo(`${recorder.url}${streams}/${id}`)
  await sendTo(`${recorder.url}${streams}/${id}`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer any' },
  })
  const gone = await sendTo(`${recorder.url}${streams}/${id}`)
  expect([created.status, got.status, gone.status]).toEqual([201, 200, 404])
  await recorder.close()
  await service.close()

  const mock = await start({ replay: file })
  const again = async () => (await sendTo(`${mock.url}${streams}/${id}`)).status
  expect([await again(), await again(), await again()]).toEqual([200, 404, 404])
  mock.reset()
  expect(await sendTo(`${mock.url}${streams}/${id}`)).toMatchObject({
    body: got.body,
    headers: { 'x-request-id': got.headers['x-request-id'], etag: got.headers.etag },
  })
  expect((await sendTo(`${mock.url}${streams}?from=x&take=3`)).body).toEqual(before.body)
  expect((await sendTo(`${mock.url}${streams}`)).body).toEqual(list.body)
  const { subscriptions, ...others } = stream
  const repeated = await sendTo(
    mock.url + streams,
    post(JSON.stringify({ subscriptions, ...others }, null, 2)),
  )
  expect(repeated).toMatchObject({ status: 201, body: { id } })
})

it('answers other requests itself, and says so', async () => {
  const file = newFile()
  const service = await start({ eventsPerSecond: 0 })
  const recorder = await start({ upstream: service.url, record: file })
  const recorded = await sendTo(`${recorder.url}${streams}?take=1`)
  await recorder.close()
  const log: string[] = []
  const mock = await start({ replay: file, log: line => log.push(line) })
  expect(await sendTo(`${mock.url}${streams}?take=1`)).toMatchObject({ status: 200, body: recorded.body })
  const { headers, status } = await sendTo(`${mock.url}${streams}?take=2`)
  expect([status, headers['x-mock-answer']]).toEqual([200, 'simulated'])
  const refused = await sendTo(`${mock.url}${streams}?take=1`, { headers: {} })
  expect([refused.status, refused.headers['x-mock-answer']]).toEqual([401, 'simulated'])
  mock.answer({ operation: 'list_event_streams', status: 503 })
  expect((await sendTo(`${mock.url}${streams}?take=1`)).status).toBe(503)
  expect(log).toEqual([
    'GET /api/v2/event-streams?take=1 200',
    'GET /api/v2/event-streams?take=2 200 (simulated)',
    expect.stringMatching(/^GET \/api\/v2\/event-streams\?take=1 401 .* \(simulated\)$/),
    expect.stringMatching(/^GET \/api\/v2\/event-streams\?take=1 503 .* \(chosen\)$/),
  ])
})

it('records no secret, and finds requests without them', async () => {
  const file = newFile()
  const secret = (name: string) => `hidden-${name}-0123456789`
  // It repeats what it gets, and sends secrets of its own.
  const service = await serve(async (request, response) => {
    const got = `${request.headers.authorization} ${request.url} ${String(await request.toArray())}`
    if (request.headers.accept === 'text/html') {
      const Location = `https://sign-in.example.com/?state=${secret('state')}`
      response.writeHead(302, { 'Content-Type': 'text/html', Location })
      return void response.end(`<input value="${secret('page')}">`)
    }
    const isToken = request.url?.startsWith('/oauth')
    response.writeHead(isToken ? 200 : 400, {
      'Content-Type': 'application/json',
      'Set-Cookie': `session=${secret('set-cookie')}`,
      'X-Internal': secret('header'),
    })
    const token = { access_token: secret('issued'), token_type: 'Bearer', expires_in: 1, scope: got }
    const error = { statusCode: 400, error: 'Bad Request', errorCode: 'invalid_body', message: got }
    response.end(JSON.stringify(isToken ? token : { ...error, debug: secret('answered') }))
  })
  const recorder = await start({ upstream: service, record: file })
  sentences()
  const headers = { Authorization: `Bearer ${secret('token')}`, Cookie: `session=${secret('cookie')}` }
  const body = {
    name: 'Audit',
    api_key: secret('unnamed'),
    destination: webhook({
      webhook_authorization: { method: 'basic', username: 'me', password: secret('password') },
      signing_secret: `whsec_${Buffer.alloc(24, 'x').toString('base64')}`,
    }),
  }
  const wrong = { ...body, destination: webhook({ webhook_authorization: `Bearer ${secret('misplaced')}` }) }
  const url = `${streams}?access_token=${secret('query')}&from=${secret('token')}`
  const misplaced = { name: { password: secret('nested') }, Cookie: [secret('listed')] }
  for (const one of [body, wrong, [body], misplaced])
    await sendTo(recorder.url + url, post(JSON.stringify(one), headers))
  await sendTo(recorder.url + url, post(`{"client_secret":"${secret('malformed')}"`, headers))
  await fetch(recorder.url + url, { headers: { ...headers, Accept: 'text/html' }, redirect: 'manual' })
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    audience: '/api/v2/',
    client_id: 'me',
  })
  form.set('client_secret', secret('client'))
  form.set('client_assertion', secret('assertion'))
  const basic = Buffer.from(`me:${encodeURIComponent(secret('basic'))}`).toString('base64')
  const token = { method: 'POST', body: form, headers: { Authorization: `Basic ${basic}` } }
  await sendTo(`${recorder.url}/oauth/token/`, token)
  await sendTo(`${recorder.url}/${secret('basic')}`)
  await recorder.close()

  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(/hidden-|whsec_|eHh4|bWU6/)
  expect(linesOf(file)[1]).toMatchObject({
    request: {
      url: `${streams}?access_token=[left%20out]&from=[left%20out]`,
      headers: { authorization: 'Bearer [left out]' },
      body: {
        name: 'Audit',
        api_key: '[left out]',
        destination: {
          configuration: {
            webhook_endpoint: 'https://example.com/',
            webhook_authorization: { method: 'basic', username: 'me', password: '[left out]' },
            signing_secret: '[left out]',
          },
        },
      },
    },
    answer: { body: { errorCode: 'invalid_body' } },
  })

  const mock = await start({ replay: file })
  const other = { ...body, api_key: 'another', name: 'Audit' }
  const replayed = await sendTo(
    mock.url + url,
    post(JSON.stringify(other), { Authorization: 'Bearer other' }),
  )
  expect(replayed.headers).not.toHaveProperty('x-mock-answer')
  form.set('client_secret', 'another')
  const issued = await sendTo(`${mock.url}/oauth/token/`, token)
  const { access_token: own } = issued.body as { access_token: string }
  expect(JSON.parse(Buffer.from(own.split('.')[0] ?? '', 'base64url').toString())).toHaveProperty(
    'kid',
    'mock',
  )
})

it('says once for each kind what the document does not allow', async () => {
  const file = newFile()
  const service = await start({ eventsPerSecond: 0 })
  const upstream = await serve(async (request, response) => {
    const answer = await fetch(service.url + request.url, { headers: { Authorization: 'Bearer any' } })
    const body = await answer.text()
    const isOne = /\/est_\w+$/.test(request.url ?? '')
    response.writeHead(request.url?.endsWith('stats') ? 299 : 200, {
      'Content-Type': 'application/json',
      ...(!isOne && { 'X-Request-ID': answer.headers.get('X-Request-ID') ?? '' }),
    })
    response.end(isOne ? body.replace(/"name":"[^"]*"/, '"name":7') : body)
  })
  const recorder = await start({ upstream, record: file })
  const said = sentences()
  for (const path of [
    'est_1CfRkm7WrQvB2TzNpXyL4d',
    'est_1CfRkm7WrQvB2TzNpXyL4d',
    'est_1CfRkm7WrQvB2TzNpXyL4d/stats',
  ])
    await sendTo(`${recorder.url}${streams}/${path}`)
  const expected = [
    'GET /api/v2/event-streams/{id}: 200 /headers/X-Request-ID is required',
    'GET /api/v2/event-streams/{id}: 200 /body/name must be a string, got a number',
    'GET /api/v2/event-streams/{id}/stats: 299 is not documented for get_event_stream_stats',
  ]
  expect(said.filter(line => !/X-RateLimit|ETag|Cache-Control/.test(line))).toEqual(expected)
  await recorder.close()
  const { summary } = linesOf(file).at(-1) as { summary: { exchanges: number; differences: string[] } }
  expect(summary.exchanges).toBe(3)
  expect(summary.differences).toEqual(said)
})

it('keeps a recording readable after a kill, and goes on with it', async () => {
  const file = newFile()
  const service = await start({ eventsPerSecond: 0 })
  const [one, other] = [
    await start({ upstream: service.url, record: file }),
    await start({ upstream: service.url, record: file }),
  ]
  const first = await sendTo(`${one.url}${streams}?take=1`)
  const second = await sendTo(`${other.url}${streams}?take=2`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(linesOf(file)).toHaveLength(3)
  // What a mock leaves that is killed within a write.
  appendFileSync(file, '{"request":{"method":"GET","url":"/api/v2/ev')
  const third = await sendTo(`${other.url}${streams}?take=3`)
  appendFileSync(file, '{"request":{"method":"GET","url":"/api/v2/ev')
  const said = sentences()
  const mock = await start({ replay: file })
  expect(said).toEqual([
    `2 lines, the first of them line 4, of the recording ${file} are not whole exchanges, and are ignored.`,
  ])
  for (const [take, { body }] of [first, second, third].entries())
    expect((await sendTo(`${mock.url}${streams}?take=${take + 1}`)).body).toEqual(body)
})

it('stops to record at the limit of bytes, and still forwards', async () => {
  const file = newFile()
  const service = await start({ eventsPerSecond: 0 })
  const recorder = await start({ upstream: service.url, record: file })
  truncateSync(file, 66_900_000)
  const said = sentences()
  for (let count = 0; count < 2; count++) expect((await sendTo(recorder.url + streams)).status).toBe(200)
  expect(said).toEqual([
    `The recording ${file} has reached its limit of 66846720 bytes. The mock records nothing more.`,
  ])
  await recorder.close()
  expect(readFileSync(file).toString('utf8', 66_900_000)).toMatch(
    /^\n\{"summary":\{"exchanges":2,"differences":\[\]\}\}\n$/,
  )
})

it.each([
  [
    'a file of another kind',
    (file: string) => writeFileSync(file, '{"name":"mine"}\n'),
    'its first line is not that of a recording',
  ],
  ['no file', () => undefined, 'there is no such file or folder'],
])('does not replay %s', async (_, prepare, reason) => {
  const file = newFile()
  prepare(file)
  await expect(start({ replay: file })).rejects.toThrow(`The recording ${file} cannot be used: ${reason}`)
})

it('does not record in a file of another kind, nor in a folder that does not exist', async () => {
  const file = newFile()
  writeFileSync(file, 'my notes')
  const upstream = 'http://127.0.0.1:1'
  await expect(start({ upstream, record: file })).rejects.toThrow('its first line is not that of a recording')
  expect(readFileSync(file, 'utf8')).toBe('my notes')
  await expect(start({ upstream, record: `${file}/x/y` })).rejects.toThrow('cannot be used')
})

it.each([
  [{ upstream: 'http://127.0.0.1:1' }, 'upstream needs record, the file for the answers.'],
  [{ record: 'x' }, 'record needs upstream, the address of the server to record.'],
  [
    { upstream: 'ftp://x', record: 'x' },
    'upstream must be an address such as https://tenant.example.com, without',
  ],
  [{ upstream: 'http://me:secret@x', record: 'x' }, 'upstream must be an address such as'],
  [{ upstream: 'http://x', record: 'x', replay: 'x' }, 'upstream and replay exclude each other'],
  [{ replay: '' }, "replay must be the path of a file, got ''."],
])('refuses the options %j', async (options, message) => {
  await expect(start(options)).rejects.toThrow(message)
})

function webhook(more: object) {
  return { type: 'webhook', configuration: { webhook_endpoint: 'https://example.com/', ...more } }
}
