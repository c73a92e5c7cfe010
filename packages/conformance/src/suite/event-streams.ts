import { randomUUID } from 'node:crypto'
import { type components, operations } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { beforeAll, describe, test, waitFor } from '../cases.ts'
import { documentedPath, documentedRequests } from '../documented-requests.ts'
import { newEvent, publish } from '../events.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import { lack, type Target } from '../target.ts'

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
      ['a line feed', 'a\nb'],
      ['an escape', 'a\u001B[31mb'],
      ['a delete character', 'a\u007Fb'],
      ['a control character of C1', 'a\u009B31mb'],
      ['a line separator', 'a\u2028b'],
      ['a mark that changes the direction', 'a\u200Fb'],
      ['an override of the direction', 'a\u202Eb'],
      ['an isolate', 'a\u2066b'],
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

const conflict = { status: 409, errorCode: 'conflict' } as const

/** Updates of an event stream, and operations that fail on a disabled stream. */
export function changedEventStreams(target: Target): void {
  describe.unless(lack(target, 'keepState'))('An updated event stream', () => {
    test.each(newEventStreams())('is returned without its secrets: %s', async (_name, { destination }) => {
      const id = await newEventStreamId(target)
      const { status, body } = await callOperation(target, 'update_event_stream', {
        parameters: { id },
        body: { destination },
      })
      const { webhook_endpoint, webhook_authorization } = destination.configuration
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          destination: {
            configuration: {
              webhook_endpoint,
              ...(webhook_authorization && {
                webhook_authorization: { method: webhook_authorization.method },
              }),
            },
          },
        },
      })
      expect(body).not.toHaveProperty('destination.configuration.signing_secret')
    })

    test('cannot take the name of another event stream', async () => {
      const name = randomUUID()
      await acceptedEventStream(target, { ...newEventStream(), name })
      const parameters = { id: await newEventStreamId(target) }
      const answer = await callOperation(target, 'update_event_stream', { parameters, body: { name } })
      expectRefusal('update_event_stream', answer, conflict)
    })

    test('has no disabled_at and no disabled_reason once it is enabled', async () => {
      const parameters = { id: await newEventStreamId(target) }
      const found = await callOperation(target, 'get_event_stream', { parameters })
      const { disabled_reason, disabled_at } = found.body as components['schemas']['EventStream']
      expect(disabled_reason).toMatch(/\S/)
      const body = { status: 'enabled' }
      const enabled = await callOperation(target, 'update_event_stream', { parameters, body })
      expect(enabled.body).toMatchObject(body)
      // Compare two times of the target: its clock may differ from ours.
      const { updated_at } = enabled.body as components['schemas']['EventStream']
      expect(Date.parse(disabled_at ?? '')).toBeLessThanOrEqual(Date.parse(updated_at))
      expect(enabled.body).not.toHaveProperty('disabled_reason')
      expect(enabled.body).not.toHaveProperty('disabled_at')
    })
  })

  describe.unless(lack(target, 'keepState'))('A disabled event stream', () => {
    test.each([
      ['test_event_stream', { event_type: 'user.created' }],
      ['redeliver_events', {}],
    ] as const)('refuses %s', async (operationId, body) => {
      const parameters = { id: await newEventStreamId(target) }
      expectRefusal(operationId, await callOperation(target, operationId, { parameters, body }), conflict)
    })
  })
}

type Current = components['schemas']['EventStreamCurrent']

/** With so many events, work on all deliveries takes long enough to read the statistics meanwhile. */
const [batches, batchSize] = [40, 500]

/** The statistics of an event stream whose endpoint does not answer. */
export function streamStanding(target: Target): void {
  const { unreachableEndpoint } = target
  let parameters = { id: '' }

  async function current(): Promise<Current> {
    const { status, body } = await callOperation(target, 'get_event_stream_stats', { parameters })
    expect({ status, body }).toMatchObject({ status: 200 })
    return (body as components['schemas']['EventStreamStats']).current
  }

  async function reach(state: object): Promise<void> {
    await waitFor(async () => expect(await current()).toMatchObject(state), { interval: 5 })
  }

  describe.unless(lack(target, 'webhooks', 'events', 'manyEvents'))(
    'An event stream whose endpoint does not answer',
    () => {
      beforeAll(async () => {
        const stream = newEventStream()
        stream.status = 'enabled'
        stream.destination.configuration.webhook_endpoint = String(unreachableEndpoint)
        stream.subscriptions = [{ event_type: 'user.created' }]
        parameters = { id: (await acceptedEventStream(target, stream)).id }
        for (let batch = 0; batch < batches; batch++)
          await publish(
            target,
            Array.from({ length: batchSize }, () => newEvent('user.created')),
          )
      })

      test('is only probed, and shows the time of the next probe', async () => {
        await reach({ circuit: 'open', next_probe_at: expect.any(String) })
        expect((await current()).backlog).toBeGreaterThan(batchSize)
        // A probe that is refused takes few milliseconds, so a slow caller may miss several probes. The pauses between them double.
        await reach({ circuit: 'half_open' })
      })

      test('shows the progress of ending or redelivering all its deliveries', async () => {
        const disabled = callOperation(target, 'update_event_stream', {
          parameters,
          body: { status: 'disabled' },
        })
        await reach({ work: [{ kind: 'end' }] })
        expect(await disabled).toMatchObject({ status: 200 })
        await reach({ circuit: 'closed', backlog: 0, work: [] })
        await callOperation(target, 'update_event_stream', { parameters, body: { status: 'enabled' } })
        const redelivered = callOperation(target, 'redeliver_events', { parameters, body: {} })
        await reach({ work: [{ kind: 'redeliver', total: batches * batchSize }] })
        expect(await redelivered).toMatchObject({ status: 202, body: { accepted: batches * batchSize } })
        await reach({ waiting: 1_000 })
      })
    },
  )
}
