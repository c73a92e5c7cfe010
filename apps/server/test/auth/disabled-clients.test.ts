import { beforeAll, expect, test } from 'vitest'
import { openSubscription, type Subscription } from '../events/subscription.ts'
import { expectRefusal, expectTokenError } from '../http/refusal.ts'
import { type Answer, send } from '../http/send.ts'
import { anEntry } from '../stores/an-entry.ts'
import { startWatchedService } from '../watched-service.ts'
import { askForToken, tokenFor } from './ask-for-token.ts'
import { addClient, changeStored } from './stored-clients.ts'

const service = await startWatchedService()
const path = '/api/v2/event-streams'

let ended: { id: string; secret: string }
let token: string
let stream: Subscription

beforeAll(async () => {
  ended = await addClient(service, '--id', 'ended', '--scope', 'read:events read:event_streams')
  await addClient(service, '--id', 'other', '--secret', 'the secret of another')
  token = await tokenFor(service, ended)
  stream = await openSubscription(service.baseUrl, { token })
  expect((await send(service, { path, token })).status).toBe(200)
  await changeStored(service, ({ clients }) => clients.update('ended', { disabledAt: Date.now() }, anEntry))
})

test('a client gets no more tokens as soon as it is disabled', async () => {
  expectTokenError(await askForToken(service, ended), 401, 'invalid_client')
})

// The tests of known clients and of subscriptions prove that each takes at most two seconds.
test('the token of a disabled client is refused and its subscription ends, even if both are in constant use', async () => {
  const streamEnds = (async () => {
    for (let last = null; ; ) {
      const message = await stream.next()
      if (message === null) return last
      last = message
    }
  })()
  const read = () => send(service, { path, token })
  await expect.poll(async () => (await read()).status, { interval: 0 }).not.toBe(200)
  expectRefusal(await read(), 401, 'invalid_token', 'list_event_streams')
  expect(await streamEnds).toMatchObject({ type: 'error', error: { code: 'connection_timeout' } })
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

test('disabling a client does not affect other clients', async () => {
  const other = { id: 'other', secret: 'the secret of another' }
  const bearer = await tokenFor(service, other, { scope: 'read:event_streams' })
  expect((await send(service, { path, token: bearer })).status).toBe(200)
})
