import { describe, expect, it, test } from 'vitest'
import { createAddressGuard, endpointFault } from '../../../src/webhooks/addresses.ts'
import { startWatchedService } from '../../watched-service.ts'
import { type EventStream, manageStreams, newStream } from '../harness/stream-service.ts'
import { forbiddenEndpoints, type Reason } from './forbidden-endpoints.ts'
import { ownEndpoints, publicEndpoints } from './judged-endpoints.ts'

const service = await manageStreams(
  await startWatchedService({
    API_RATE_LIMIT: 'off',
    WEBHOOK_ALLOWED_CIDRS: '',
  }),
)

/**
 * The expected message for each reason. The schema of the document refuses some endpoints before the address guard checks them,
 * so some reasons have two messages. The schema refuses all endpoints with non-ASCII characters.
 */
const messages: Readonly<Record<Reason, RegExp>> = {
  WEBHOOK_ALLOWED_CIDRS: /webhook_endpoint' .*WEBHOOK_ALLOWED_CIDRS/,
  format: /webhook_endpoint'/,
  'user info': /webhook_endpoint' (holds user info|must match)/,
  'port 0': /webhook_endpoint' names port 0/,
  ambiguous: /webhook_endpoint'|NUL character/,
}
const isAscii = (text: string) => Buffer.from(text).length === text.length

interface Refusal {
  readonly message: string
  readonly errorCode: string
}

const destinationOf = (endpoint: string) => newStream(endpoint).destination

test('at least 150 forbidden endpoints are tested', () => {
  expect(new Set(forbiddenEndpoints.map(({ endpoint }) => endpoint)).size).toBeGreaterThanOrEqual(150)
})

describe('an event stream', async () => {
  const { body: stream } = await service.call<EventStream>('create_event_stream', {
    body: newStream('https://hooks.example.com/', { status: 'disabled' }),
  })
  it.each(forbiddenEndpoints)(
    'can be neither created for nor changed to $kind: $endpoint',
    async ({ endpoint, reason }) => {
      const { id } = stream
      const body = newStream(endpoint)
      const created = await service.call<Refusal>('create_event_stream', { body })
      const changed = await service.call<Refusal>('update_event_stream', {
        id,
        body: { destination: body.destination },
      })
      for (const answer of [created, changed]) {
        expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
        expect(answer.body.message).toMatch(messages[isAscii(endpoint) ? reason : 'format'])
      }
      const { body: kept } = await service.call('get_event_stream', { id })
      expect(kept).toMatchObject({
        destination: { configuration: { webhook_endpoint: 'https://hooks.example.com/' } },
      })
    },
  )
})

it.each(publicEndpoints)('an event stream may send to %s', async endpoint => {
  const created = await service.create(endpoint, { status: 'disabled' })
  expect(created.destination.configuration.webhook_endpoint).toBe(endpoint)
  const body = { destination: destinationOf(endpoint) }
  expect(await service.call('update_event_stream', { id: created.id, body })).toMatchObject({ status: 200 })
})

describe('the check of endpoints, without the schema,', () => {
  const guard = createAddressGuard([])
  const own = 'https://tenant.example.com:8443'

  it.each(forbiddenEndpoints)('refuses $kind: $endpoint', ({ endpoint }) => {
    expect(endpointFault(endpoint, guard, own)).toMatch(/^[\x20-\x7e]{5,200}$/)
  })

  it.each(ownEndpoints)('refuses an address of the service itself: %s', endpoint => {
    expect(endpointFault(endpoint, guard, own)).toBe('is an address of this service itself')
  })

  it.each(publicEndpoints)('accepts the public address %s', endpoint => {
    expect(endpointFault(endpoint, guard, own)).toBeNull()
  })

  it.each([
    'http://127.0.0.1:3000/',
    'http://127.1:3000/',
    'http://0x7f000001:3000/',
    'http://[::ffff:127.0.0.1]:3000/',
    'http://[::ffff:7f00:1]:3000/',
    'http://127.0.0.1.:3000/',
  ])('refuses an address of the service itself, even if 127.0.0.0/8 is allowed: %s', endpoint => {
    const generous = createAddressGuard(['127.0.0.0/8'])
    expect(endpointFault(endpoint, generous, 'http://127.0.0.1:3000')).toBe(
      'is an address of this service itself',
    )
  })

  it.each([
    ['http://127.0.0.1:3001/', null],
    ['https://127.0.0.2/', null],
    ['http://[::ffff:127.0.0.1]/', null],
    ['http://localhost/', null],
    [
      'https://10.0.0.1/',
      'must be a public address or inside WEBHOOK_ALLOWED_CIDRS, and outside WEBHOOK_FORBIDDEN_CIDRS',
    ],
    ['http://8.8.8.8/', 'must be https, or an address inside WEBHOOK_ALLOWED_CIDRS'],
    ['http://[::1]/', 'must be https, or an address inside WEBHOOK_ALLOWED_CIDRS'],
  ])('answers for %s, if 127.0.0.0/8 is allowed: %s', (endpoint, fault) => {
    const generous = createAddressGuard(['127.0.0.0/8'])
    expect(endpointFault(endpoint, generous, 'http://127.0.0.1:3000')).toBe(fault)
  })
})
