import { describe, expect, it } from 'vitest'
import { signatureHeaders, signingKey, webhookRequest } from '../../../src/webhooks/send.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import { newDelivery } from '../harness/dispatched.ts'

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const event = { traceparent, specversion: '1.0', id: 'evt_1', data: { a: '🥐}' } }
const json = Buffer.from(JSON.stringify(event))
const sentAt = Date.parse('2026-11-20T08:02:11.999Z')

describe('the request of a delivery', () => {
  const stream = newEventStream('a stream')
  const delivery = newDelivery(stream.id, { eventId: 'evt_1' })

  it('goes to the endpoint of the stream, and its body is the event with the id of the stream', () => {
    const { endpoint, body } = webhookRequest(stream, delivery, json, sentAt)
    expect(endpoint.href).toBe('https://hooks.example.com/a?b=c')
    expect(Buffer.from(body).toString()).toBe(JSON.stringify({ ...event, xstream: stream.id }))
  })

  it('of a test event says so in its body', () => {
    const { body } = webhookRequest(stream, { ...delivery, isTest: true }, json, sentAt)
    expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ xstream: stream.id, xpurpose: 'test' })
  })

  it('has the id and the second of the attempt, the trace of the event, and a signature of its body', () => {
    const { headers, body } = webhookRequest(stream, delivery, json, sentAt)
    const key = signingKey(stream.destination.configuration.signing_secret)
    expect(headers).toEqual({
      authorization: 'Bearer a-token',
      traceparent,
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Date.parse('2026-11-20T08:02:11Z') / 1_000),
      'webhook-signature': signatureHeaders('evt_1', body, [key], sentAt)['webhook-signature'],
    })
  })

  it('has the same endpoint object for each delivery of a stream: its address and keys are parsed only once', () => {
    const { endpoint } = webhookRequest(stream, delivery, json, sentAt)
    expect(webhookRequest(stream, { ...delivery }, json, sentAt + 1_000).endpoint).toBe(endpoint)
    expect(webhookRequest({ ...stream }, delivery, json, sentAt).endpoint).not.toBe(endpoint)
  })

  it.each([
    [
      { method: 'basic', username: 'an owner', password: 'a:pässwörd 🥐' },
      { authorization: 'Basic YW4gb3duZXI6YTpww6Rzc3fDtnJkIPCfpZA=' },
    ],
    [{ method: 'bearer', token: 'a.b~c' }, { authorization: 'Bearer a.b~c' }],
    [{ method: 'custom_header', header_key: 'X-Api-Key', header_value: 'a key' }, { 'x-api-key': 'a key' }],
  ] as const)('has the authorization %j', (authorization, expected) => {
    const { headers } = webhookRequest(newEventStream('a', authorization), delivery, json, sentAt)
    expect(headers).toMatchObject(expected)
  })
})

describe('a signature', () => {
  // From the tests of the reference implementation, https://github.com/standard-webhooks/standard-webhooks.
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
  const body = Buffer.from('{"test": 2432232314}')
  const signed = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

  it('is the same as that of the reference implementation of Standard Webhooks', () => {
    const key = signingKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    expect(signatureHeaders(id, body, [key], 1_614_265_330_999)).toEqual({
      'webhook-id': id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': signed,
    })
  })

  it('is made with each key, in their order', () => {
    const [first, second] = [signingKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'), signingKey('whsec_AAAA')]
    const signature = (keys: (typeof first)[]) =>
      signatureHeaders(id, body, keys, 1_614_265_330_000)['webhook-signature']
    expect(signature([first, second])).toBe(`${signed} ${signature([second])}`)
  })

  it('loses only the prefix of its secret, not the same letters inside it', () => {
    const inside = Buffer.from('abcwhsec_defg'.replace('_', '/'), 'base64')
    expect(signingKey('whsec_abcwhsec_defg').export()).toEqual(inside)
  })
})
