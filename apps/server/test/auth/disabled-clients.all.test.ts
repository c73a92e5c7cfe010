import { toleranceMs } from '@tenant-api/test-kit/slowness'
import { beforeAll, expect, test } from 'vitest'
import { resultOf } from '../commands/run-command.ts'
import { openSubscription, type Subscription } from '../events/subscription.ts'
import { expectRefusal, expectTokenError } from '../http/refusal.ts'
import { type Answer, send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { askForToken, tokenFor } from './ask-for-token.ts'
import { fastestTimes, ratioOf } from './fastest-times.ts'

/** The longest time until a running service applies a change made with the `clients` command, as docs/settings.md promises. */
const promisedMs = 5_000

const service = await startWatchedService()
const clients = (...args: string[]) =>
  resultOf<{ client_id: string; client_secret: string }>('clients', service.dataDir, args)
const path = '/api/v2/event-streams'

let ended: { id: string; secret: string }
let token: string
let stream: Subscription
let disabledAt: number

beforeAll(async () => {
  const [made] = await Promise.all([
    clients('create', '--id', 'ended', '--scope', 'read:events read:event_streams'),
    clients('create', '--id', 'other', '--secret', 'the secret of another'),
  ])
  ended = { id: made.client_id, secret: made.client_secret }
  token = await tokenFor(service, ended)
  stream = await openSubscription(service.baseUrl, { token })
  expect((await send(service, { path, token })).status).toBe(200)
  await clients('disable', 'ended')
  disabledAt = performance.now()
})

test('a client gets no more tokens as soon as it is disabled', async () => {
  expectTokenError(await askForToken(service, ended), 401, 'invalid_client')
})

test('within 5 seconds the token of a disabled client is refused and its subscription ends, even if both are in constant use', async () => {
  const streamEnds = (async () => {
    for (let last = null; ; ) {
      const message = await stream.next()
      if (message === null) return { last, after: performance.now() - disabledAt }
      last = message
    }
  })()
  for (;;) {
    const answer = await send(service, { path, token })
    if (answer.status !== 200) {
      expectRefusal(answer, 401, 'invalid_token', 'list_event_streams')
      break
    }
  }
  expect(performance.now() - disabledAt).toBeLessThan(promisedMs + toleranceMs)
  const { last, after } = await streamEnds
  expect(last).toMatchObject({ type: 'error', error: { code: 'connection_timeout' } })
  expect(after).toBeLessThan(promisedMs + toleranceMs)
  expect((await openSubscription(service.baseUrl, { token })).status).toBe(401)
})

test('an unknown client, a disabled one and a wrong secret get the same answer', async () => {
  const answers = [
    await askForToken(service, ended),
    await askForToken(service, { id: 'nobody', secret: ended.secret }),
    await askForToken(service, { id: 'other', secret: ended.secret }),
  ]
  const seen = ({ status, text, headers: { date, 'x-request-id': _, ...headers } }: Answer) => ({
    status,
    text,
    headers,
  })
  for (const answer of answers) expect(seen(answer)).toEqual(seen(answers[0] ?? answer))
})

test('an unknown client, a disabled one and a wrong secret take the time of one slow hash', async () => {
  const asked = [ended, { id: 'nobody', secret: ended.secret }, { id: 'other', secret: ended.secret }]
  const fastest = await fastestTimes(asked.map(client => () => askForToken(service, client)))
  expect(ratioOf(fastest)).toBeLessThan(1.5)
  expect(Math.min(...fastest)).toBeGreaterThan(15)
})

test('disabling a client does not affect other clients', async () => {
  const other = { id: 'other', secret: 'the secret of another' }
  const bearer = await tokenFor(service, other, { scope: 'read:event_streams' })
  expect((await send(service, { path, token: bearer })).status).toBe(200)
})
