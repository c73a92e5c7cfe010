import { expect, test } from 'vitest'
import { holdClocks } from '../held-clock.ts'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { expectRefusal } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token()
const publisher = await service.token({ audience: '/internal/' })

const configuration = {
  webhook_endpoint: 'https://hooks.example.com/',
  webhook_authorization: { method: 'bearer', token: 'a-secret' },
}
const stream = {
  name: 'a stream',
  subscriptions: [{ event_type: 'user.created' }],
  destination: { type: 'webhook', configuration },
}
const now = '2026-11-20T00:00:00.000Z'

const createPolicy = (changes: object) =>
  send(service, { method: 'POST', path: policiesPath, token, body: { ...newPolicy(), ...changes } })
const createStream = (changes: object) =>
  send(service, { method: 'POST', path: '/api/v2/event-streams', token, body: { ...stream, ...changes } })

test.each([
  { changes: { extra: 1 }, names: 'extra' },
  { changes: { id: 'rlp_1CfRp9HbXeJu5MkTcVwF7z' }, names: 'id' },
  { changes: { created_at: now }, names: 'created_at' },
  { changes: { updated_at: now }, names: 'updated_at' },
  { changes: { Resource: 'oauth_authentication_api' }, names: 'Resource' },
  { changes: { resource: 'management_api' }, names: 'resource' },
  { changes: { resource: ['oauth_authentication_api'] }, names: 'resource' },
  { changes: { resource: null }, names: 'resource' },
  { changes: { resource: undefined }, names: 'resource' },
  { changes: { consumer: 'Client' }, names: 'consumer' },
  { changes: { consumer: undefined }, names: 'consumer' },
  { changes: { consumer_selector: '' }, names: 'consumer_selector' },
  { changes: { consumer_selector: 'client_id:' }, names: 'consumer_selector' },
  { changes: { consumer_selector: 'client_id:a b' }, names: 'consumer_selector' },
  { changes: { consumer_selector: 'client_id:é' }, names: 'consumer_selector' },
  { changes: { consumer_selector: 'default\n' }, names: 'consumer_selector' },
  { changes: { consumer_selector: ' default' }, names: 'consumer_selector' },
  { changes: { consumer_selector: 'Default' }, names: 'consumer_selector' },
  { changes: { consumer_selector: `client_id:${'a'.repeat(246)}` }, names: 'consumer_selector' },
  { changes: { consumer_selector: 5 }, names: 'consumer_selector' },
  { changes: { configuration: undefined }, names: 'configuration' },
  { changes: { configuration: 'allow' }, names: 'configuration' },
  { changes: { configuration: null }, names: 'configuration' },
  { changes: { configuration: [] }, names: 'configuration' },
  { changes: { configuration: {} }, names: 'configuration.action' },
  { changes: { configuration: { action: 'deny' } }, names: 'configuration.action' },
  { changes: { configuration: { action: ['allow'] } }, names: 'configuration.action' },
  { changes: { configuration: { action: 'allow', limit: 5 } }, names: 'configuration.limit' },
  { changes: { configuration: { action: 'block' } }, names: 'configuration.limit' },
  { changes: { configuration: { action: 'block', limit: -1 } }, names: 'configuration.limit' },
  { changes: { configuration: { action: 'block', limit: 10_001 } }, names: 'configuration.limit' },
  { changes: { configuration: { action: 'block', limit: 1.5 } }, names: 'configuration.limit' },
  { changes: { configuration: { action: 'block', limit: '5' } }, names: 'configuration.limit' },
  { changes: { configuration: { action: 'block', limit: true } }, names: 'configuration.limit' },
  { changes: { configuration: { action: 'redirect', limit: 5 } }, names: 'configuration.redirect_uri' },
  {
    changes: { configuration: { action: 'redirect', limit: 5, redirect_uri: 'http://example.com/' } },
    names: 'configuration.redirect_uri',
  },
  {
    changes: { configuration: { action: 'redirect', limit: 5, redirect_uri: 'javascript:alert(1)' } },
    names: 'configuration.redirect_uri',
  },
  {
    changes: {
      configuration: { action: 'redirect', limit: 5, redirect_uri: 'https://e.example/\r\nSet-Cookie: a=b' },
    },
    names: 'configuration.redirect_uri',
  },
])('a policy with $changes is refused, and the message names $names', async ({ changes, names }) => {
  const answer = await createPolicy(changes)
  expectRefusal(answer, 400, 'invalid_body', 'create_rate_limit_policy')
  expect(JSON.parse(answer.text).message).toContain(`'${names}'`)
})

// shows: policy.created_at, policy.updated_at
test('a policy has the time of its creation, and that of its last change', async () => {
  const clock = holdClocks()
  const started = new Date().toISOString()
  const created = JSON.parse((await createPolicy({})).text)
  expect(created).toMatchObject({ created_at: started, updated_at: started })
  clock.pass(1_500)
  const body = { configuration: { action: 'block', limit: 1 } }
  const path = `${policiesPath}/${created.id}`
  const changed = JSON.parse((await send(service, { method: 'PATCH', path, token, body })).text)
  const updated_at = new Date(Date.parse(started) + 1_500).toISOString()
  expect(changed).toEqual({ ...created, ...body, updated_at })
})

const withConfiguration = (changes: object) => ({
  destination: { type: 'webhook', configuration: { ...configuration, ...changes } },
})

test.each([
  { changes: { extra: 1 }, names: 'extra' },
  { changes: { id: 'est_1CfRkm7WrQvB2TzNpXyL4d' }, names: 'id' },
  { changes: { created_at: now }, names: 'created_at' },
  { changes: { updated_at: now }, names: 'updated_at' },
  { changes: { disabled_reason: 'none' }, names: 'disabled_reason' },
  { changes: { name: '' }, names: 'name' },
  { changes: { name: 'a'.repeat(129) }, names: 'name' },
  { changes: { status: 'paused' }, names: 'status' },
  { changes: { subscriptions: [] }, names: 'subscriptions' },
  { changes: { subscriptions: ['user.created'] }, names: 'subscriptions.0' },
  { changes: { subscriptions: [{ event_type: 'user.*' }] }, names: 'subscriptions.0.event_type' },
  { changes: { destination: null }, names: 'destination' },
  { changes: { destination: { type: 'queue', configuration } }, names: 'destination.type' },
  { changes: { destination: { configuration } }, names: 'destination.type' },
  {
    changes: withConfiguration({ previous_signing_secret: 'x' }),
    names: 'destination.configuration.previous_signing_secret',
  },
  {
    changes: withConfiguration({ webhook_endpoint: 'ftp://example.com' }),
    names: 'destination.configuration.webhook_endpoint',
  },
  {
    changes: withConfiguration({ webhook_authorization: { method: 'none' } }),
    names: 'destination.configuration.webhook_authorization.method',
  },
  {
    changes: withConfiguration({ webhook_authorization: { method: 'bearer' } }),
    names: 'destination.configuration.webhook_authorization.token',
  },
  {
    changes: withConfiguration({ webhook_authorization: { method: 'bearer', token: 'a\r\nb' } }),
    names: 'destination.configuration.webhook_authorization.token',
  },
  {
    changes: withConfiguration({ signing_secret: 'whsec_c2hvcnQ=' }),
    names: 'destination.configuration.signing_secret',
  },
])('an event stream with $changes is refused, and the message names $names', async ({ changes, names }) => {
  const answer = await createStream(changes)
  expectRefusal(answer, 400, 'invalid_body', 'create_event_stream')
  expect(JSON.parse(answer.text).message).toContain(`'${names}'`)
})

test('error messages do not contain refused values, because these may be secrets', async () => {
  const secret = 'do-not-repeat-me\u0007'
  const answer = await createStream(
    withConfiguration({ webhook_authorization: { method: 'bearer', token: secret }, signing_secret: secret }),
  )
  expectRefusal(answer, 400, 'invalid_body')
  expect(answer.text).not.toContain('do-not-repeat-me')
})

test('50 concurrent requests for the same policy create it once, and 49 of them get 409', async () => {
  const policy = newPolicy()
  const answers = await Promise.all(Array.from({ length: 50 }, () => createPolicy(policy)))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(49)
  for (const answer of refused) expectRefusal(answer, 409, 'conflict', 'create_rate_limit_policy')
})

test('50 concurrent requests for event streams with the same name create one', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => createStream({ name: 'one of 50' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(49).fill(409)])
})

const event = {
  specversion: '1.0',
  id: 'an-event',
  source: 'urn:test',
  type: 'organization.created',
  data: { object: { id: 'org_1', name: 'one' } },
}

test.each([
  { changes: { xtenant: 'other' } },
  { changes: { xstream: 'est_1CfRkm7WrQvB2TzNpXyL4d' } },
  { changes: { xpurpose: 'test' } },
  { changes: { Upper: 'a' } },
  { changes: { nested: {} } },
  { changes: { specversion: '0.3' } },
  { changes: { type: 'constructor' } },
  { changes: { type: '__proto__' } },
  { changes: { data: undefined } },
  { changes: { data: null } },
  { changes: { data: 'text' } },
  { changes: { datacontenttype: 'application/xml' } },
  { changes: { time: '2026-02-30T00:00:00Z' } },
  { changes: { time: 'now' } },
  { changes: { id: '' } },
  { changes: { source: '' } },
])('an event with $changes is refused in structured mode and in a batch', async ({ changes }) => {
  const changed = { ...event, ...changes }
  for (const [type, body] of [
    ['application/cloudevents+json', changed],
    ['application/cloudevents-batch+json', [event, changed]],
  ] as const) {
    const answer = await send(service, {
      method: 'POST',
      path: '/internal/events',
      token: publisher,
      headers: { 'Content-Type': type },
      body,
    })
    expectRefusal(answer, 400, 'invalid_body', 'publish_events')
  }
})
