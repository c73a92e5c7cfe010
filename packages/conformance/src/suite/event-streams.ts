import { randomUUID } from 'node:crypto'
import { type components, operations } from '@tenant-api/contract'
import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { documentedPath, documentedRequests } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { lack } from '../needs.ts'
import { expectRefusal } from '../refusal.ts'
import type { Target } from '../target.ts'

type EventStream = components['schemas']['EventStream']
type EventStreamCreate = components['schemas']['EventStreamCreate']

const invalidBody = { status: 400, errorCode: 'invalid_body' } as const
const secrets = ['example-token', 'example-password', 'example-key', 'whsec_']

/** The document's examples of new event streams, with the name of each example. Each stream gets a random name. */
export function newEventStreams(): readonly (readonly [example: string, EventStreamCreate])[] {
  return documentedRequests('create_event_stream').map(({ name, body }) => [
    name,
    { ...JSON.parse(String(body)), name: `Stream ${randomUUID()}` },
  ])
}

/** The document's example of an event stream, disabled so that no event is sent to the example's address. */
export function newEventStream(example: 'bearer' | 'custom_header' = 'bearer'): EventStreamCreate {
  const [, stream] = newEventStreams().find(([name]) => name === example) ?? []
  if (!stream) throw new Error(`the document has no example of an event stream named ${example}`)
  return { ...stream, status: 'disabled' }
}

/** Creates an event stream from an unchanged body. */
export function createEventStream(target: Target, stream: object) {
  const { method, path } = operations.create_event_stream
  const headers = { 'Content-Type': 'application/json' }
  return call(
    target,
    'create_event_stream',
    { method, path, headers, body: JSON.stringify(stream) },
    target.token,
  )
}

/** Creates an event stream that the target must accept, and resolves with it. */
export async function acceptedEventStream(target: Target, stream: object): Promise<EventStream> {
  const { status, body } = await createEventStream(target, stream)
  expect(status, 'the status of create_event_stream').toBe(201)
  return body as EventStream
}

/** Creates a disabled event stream, and resolves with its id. */
export async function newEventStreamId(target: Target): Promise<string> {
  return (await acceptedEventStream(target, newEventStream())).id
}

/** Creation of event streams, and the properties that answers show of them. */
export function eventStreams(target: Target): void {
  const bearer = newEventStream()

  describe.unless(lack(target, 'keepState'))('A new event stream', () => {
    test.each(newEventStreams())('has the requested properties: %s', async (_name, wanted) => {
      const { status, body } = await createEventStream(target, wanted)
      const { name, subscriptions, status: state = 'enabled' } = wanted
      expect({ status, body }).toMatchObject({ status: 201, body: { name, subscriptions, status: state } })
      const { id, created_at, updated_at } = body as EventStream
      expect(id).toMatch(/^est_[1-9A-HJ-NP-Za-km-z]{22}$/)
      expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      expect(updated_at).toBe(created_at)
    })

    test('is found by its id, without any of its secrets', async () => {
      for (const [, wanted] of newEventStreams()) {
        const { id, ...shown } = await acceptedEventStream(target, wanted)
        const { method } = operations.get_event_stream
        const path = documentedPath('get_event_stream', { id })
        const { status, body } = await call(target, 'get_event_stream', { method, path }, target.token)
        delete shown.destination.configuration.signing_secret
        expect({ status, body }).toEqual({ status: 200, body: { id, ...shown } })
        expect(secrets.filter(secret => JSON.stringify(body).includes(secret))).toEqual([])
      }
    })

    test('is created with a generated signing secret of at least 24 bytes', async () => {
      const { destination } = await acceptedEventStream(target, newEventStream())
      const { signing_secret } = destination.configuration
      const [, key = ''] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(signing_secret ?? '') ?? []
      expect(Buffer.from(key, 'base64').length).toBeGreaterThanOrEqual(24)
    })

    test('is returned without the secrets that the request contained', async () => {
      const body = await acceptedEventStream(target, newEventStream('custom_header'))
      expect(secrets.filter(secret => JSON.stringify(body).includes(secret))).toEqual([])
    })

    test('cannot have the name of another event stream', async () => {
      const name = randomUUID()
      await acceptedEventStream(target, { ...bearer, name })
      const answer = await createEventStream(target, { ...newEventStream('custom_header'), name })
      expectRefusal('create_event_stream', answer, { status: 409, errorCode: 'conflict' })
    })

    test('has an id that sorts after the ids of earlier event streams', async () => {
      const ids: string[] = []
      for (const [, wanted] of newEventStreams()) ids.push((await acceptedEventStream(target, wanted)).id)
      expect(ids.toSorted()).toEqual(ids)
    })
  })

  describe('A new event stream', () => {
    const { destination } = bearer
    const withConfiguration = (others: object) => ({
      ...bearer,
      destination: { ...destination, configuration: { ...destination.configuration, ...others } },
    })

    test.each<[string, object]>([
      ['name', { ...bearer, name: '' }],
      ['name', { ...bearer, name: 'x'.repeat(129) }],
      ['name', { ...bearer, name: undefined }],
      ['name', { ...bearer, name: 7 }],
      ['subscriptions', { ...bearer, subscriptions: [] }],
      ['subscriptions', { ...bearer, subscriptions: undefined }],
      ['event_type', { ...bearer, subscriptions: [{ event_type: 'user.exploded' }] }],
      ['status', { ...bearer, status: 'paused' }],
      ['destination', { ...bearer, destination: undefined }],
      ['type', { ...bearer, destination: { ...destination, type: 'carrier_pigeon' } }],
      ['webhook_endpoint', withConfiguration({ webhook_endpoint: 'ftp://hooks.example.com/' })],
      ['webhook_endpoint', withConfiguration({ webhook_endpoint: 'nowhere' })],
      ['webhook_endpoint', withConfiguration({ webhook_endpoint: undefined })],
      ['token', withConfiguration({ webhook_authorization: { method: 'bearer' } })],
      ['password', withConfiguration({ webhook_authorization: { method: 'basic', username: 'a' } })],
      ['signing_secret', withConfiguration({ signing_secret: 'secret' })],
      ['unknown', { ...bearer, unknown: 1 }],
      ['unknown', withConfiguration({ unknown: 1 })],
    ])('with an invalid %s is refused, and the message names the property: %j', async (property, wanted) => {
      const answer = await createEventStream(target, wanted)
      expectRefusal('create_event_stream', answer, invalidBody)
      expect((answer.body as { message: string }).message).toContain(property)
    })

    test.each([
      ['a NUL character', '\0'],
      ['a lone surrogate', '\uD800'],
    ])('with %s in its name is refused', async (_fault, name) => {
      expectRefusal('create_event_stream', await createEventStream(target, { ...bearer, name }), invalidBody)
    })

    test('with invalid UTF-8 in its name is refused', async () => {
      const { method, path } = operations.create_event_stream
      // In Latin-1 `ë` is a single byte, which is invalid in UTF-8.
      const body = Buffer.from(JSON.stringify({ ...bearer, name: 'Zoë' }), 'latin1')
      const request = { method, path, headers: { 'Content-Type': 'application/json' }, body }
      const answer = await call(target, 'create_event_stream', request, target.token)
      expectRefusal('create_event_stream', answer, invalidBody)
    })
  })
}
