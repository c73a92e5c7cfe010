import path from 'node:path'
import type { Hooks } from '@tenant-api/client'
import { callOperation } from '@tenant-api/conformance/call-operation'
import { pathParameters } from '@tenant-api/conformance/documented-requests'
import { publishOne } from '@tenant-api/conformance/events'
import { requestToken } from '@tenant-api/conformance/request-token'
import { subscribe } from '@tenant-api/conformance/subscription'
import {
  acceptedEventStream,
  createEventStream,
  newEventStream,
  newEventStreamId,
} from '@tenant-api/conformance/suite/event-streams'
import { createPolicy, newPolicy } from '@tenant-api/conformance/suite/rate-limit-policies'
import { type Target, tokenFor } from '@tenant-api/conformance/target'
import { type components, type OperationId, operations } from '@tenant-api/contract'
import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, expect } from 'vitest'
import { createFailingDisk } from './failing-disk.ts'
import { startHeldService } from './held-service.ts'
import { startTarget } from './service-target.ts'

/** A call that makes a service answer with a certain status. */
export interface Provocation {
  readonly baseUrl: string
  readonly token: string
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly onRequest?: NonNullable<Hooks['onRequest']>
  /** True if the client must repeat the call until the service answers with the status. */
  readonly isToBeAwaited?: true
  /** Removes the cause, so that the call succeeds again. */
  readonly relent?: () => Promise<void>
}

type Provoke = (id: OperationId) => Promise<Provocation>

/** Starts services in which every error can occur, and returns a provocation for each status. The services end with the tests. */
export async function clientProvocations(): Promise<Readonly<Partial<Record<number, Provoke>>>> {
  const disk = createFailingDisk()
  const [service, limited, refusing, outside] = await Promise.all([
    startTarget(null, {
      EVENTS_RETENTION_SECONDS: '1',
      EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1',
      WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
    }),
    startTarget(null, { API_RATE_LIMIT: '1,1' }),
    startTarget(null, {
      DATA_DIR: path.join(disk.folder, 'refusing'),
      EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1',
    }),
    startOutsideIssuer(),
  ])

  async function underPolicy(configuration: object): Promise<Provocation> {
    const { consumer_selector, ...policy } = newPolicy()
    const { status } = await createPolicy(service, { ...policy, consumer_selector, configuration })
    expect(status).toBe(201)
    const client_id = consumer_selector.replace('client_id:', '')
    return { ...at(service, 'issue_token'), parameters: { client_id, client_secret: 'unknown' } }
  }

  return {
    302: () => underPolicy({ action: 'redirect', limit: 0, redirect_uri: 'https://www.example.com/' }),
    400: async id => ({ ...at(service, id), parameters: faulty(id) }),
    401: async id => ({
      ...at(service, id),
      ...(id === 'issue_token' ? { parameters: { client_secret: 'of-someone-else' } } : { token: 'a.b.c' }),
    }),
    403: async id => {
      const { audience, internal } = operations[id]
      // The internal audience has only one scope, so a token without that scope has no scope at all.
      const token = await requestToken(service, { audience, scope: internal ? ' ' : 'read:stats' })
      return { ...at(service, id), token }
    },
    404: async id => {
      if (operations[id].audience === null) return { baseUrl: outside, token: 'none' }
      return { ...at(service, id), parameters: inPath(id, 'xxx_1111111111111111111111') }
    },
    409: async id => ({ ...at(service, id), parameters: await conflicting(service, id) }),
    410: async id => {
      const { offset } = await publishOne(service, 'user.created')
      // The offset expires when the event after it is deleted. That event must not be the newest, which is never deleted.
      await publishOne(service, 'user.created')
      await publishOne(service, 'user.created')
      return { ...at(service, id), parameters: await startingAfter(service, id, offset), isToBeAwaited: true }
    },
    412: async id => {
      const { body } = id.endsWith('policy') ? await createPolicy(service, newPolicy()) : { body: null }
      const found = (body as { id: string } | null)?.id ?? (await newEventStreamId(service))
      return { ...at(service, id), parameters: { id: found, 'If-Match': '"0-0"' } }
    },
    413: async id => ({ ...at(service, id), parameters: { padding: 'x'.repeat(1_048_577) } }),
    415: async id => ({
      ...at(service, id),
      onRequest: request => request.headers.set('Content-Type', 'text/plain'),
    }),
    429: async id => {
      if (id === 'issue_token') return underPolicy({ action: 'block', limit: 0 })
      if (id !== 'subscribe_events') return { ...at(limited, id), isToBeAwaited: true }
      const { close } = await subscribe(service)
      return { ...at(service, id), relent: close }
    },
    503: async id => {
      if (operations[id].audience === null) return startingService()
      // Fill the cache of clients, whose entries last two seconds. The next request then fails in the operation, not before it.
      await callOperation(refusing, 'get_event_stream')
      disk.failing = 'everything'
      const leave = id === 'subscribe_events' ? await takeWaitingPlace(refusing) : () => {}
      const relent = async () => {
        leave()
        disk.failing = 'nothing'
      }
      const parameters = id === 'subscribe_events' ? { from_timestamp: readTime } : {}
      return { ...at(refusing, id), parameters, relent }
    },
  }
}

/** Without a start time a subscription would not read from the disk. */
const readTime = '2026-01-01T00:00:00Z'

/** Lets a subscription wait for the store, in the only place of its client. Returns a function that frees the place. */
async function takeWaitingPlace({ baseUrl, token }: Target): Promise<() => void> {
  const leaving = new AbortController()
  const url = `${baseUrl}${operations.subscribe_events.path}?from_timestamp=${readTime}`
  const init = { headers: { Authorization: `Bearer ${token}` }, signal: leaving.signal }
  // Once one of two is refused, the other waits.
  const answers = [fetch(url, init), fetch(url, init)]
  for (const answer of answers) answer.catch(() => {})
  expect((await Promise.race(answers)).status).toBe(503)
  return () => leaving.abort()
}

function at(target: Target, id: OperationId): Provocation {
  return { baseUrl: target.baseUrl, token: tokenFor(target, { ...operations[id], id }) ?? 'none' }
}

function inPath(id: OperationId, value: string): Readonly<Record<string, string>> {
  return Object.fromEntries(pathParameters(id).map(name => [name, value]))
}

/** Parameters that are invalid by the operation's schema. */
function faulty(id: OperationId): Readonly<Record<string, string>> {
  if (id === 'issue_token') return { grant_type: 'password' }
  if (id === 'publish_events') return { specversion: '0.3' }
  if (id === 'subscribe_events') return { from: 'forged' }
  return { unknown: 'x' }
}

/** Parameters of a call that names an offset of the log. */
async function startingAfter(
  service: Target,
  id: OperationId,
  offset: string,
): Promise<Readonly<Record<string, unknown>>> {
  const start = { from: offset }
  switch (id) {
    case 'create_event_stream':
      return { ...newEventStream(), start }
    case 'update_event_stream':
      return { id: await newEventStreamId(service), status: 'enabled', start }
    case 'replay_events':
      return {
        id: (await acceptedEventStream(service, { ...newEventStream(), status: 'enabled' })).id,
        ...start,
        // The document's example starts at a time.
        date_from: undefined,
      }
    default:
      return start
  }
}

/** Parameters of a call that gets 409. @throws {Error} for an operation that never answers 409 */
async function conflicting(service: Target, id: OperationId): Promise<Readonly<Record<string, unknown>>> {
  switch (id) {
    case 'create_event_stream':
    case 'update_event_stream': {
      const stream = newEventStream()
      await createEventStream(service, stream)
      return id === 'create_event_stream'
        ? { ...stream }
        : { id: await newEventStreamId(service), name: stream.name }
    }
    case 'create_rate_limit_policy': {
      const policy = newPolicy()
      await createPolicy(service, policy)
      return policy
    }
    case 'test_event_stream':
    case 'redeliver_events':
    case 'replay_events':
    case 'skip_events':
      return { id: await newEventStreamId(service) }
    case 'redeliver_event':
      return failedDelivery(service)
    default:
      throw new Error(`client-provocations.ts has no conflict for ${id}.`)
  }
}

/** Creates an event stream with a failed delivery, and disables the stream. */
async function failedDelivery(service: Target): Promise<{ id: string; event_id: string }> {
  const stream = newEventStream()
  stream.status = 'enabled'
  stream.destination.configuration.webhook_endpoint = 'http://127.0.0.1:1/'
  const created = await createEventStream(service, stream)
  const { id } = created.body as components['schemas']['EventStream']
  const tested = await callOperation(service, 'test_event_stream', {
    parameters: { id },
    body: { event_type: 'user.created' },
  })
  const { event_id } = tested.body as components['schemas']['TestEventAccepted']
  const delivery = () => callOperation(service, 'get_event_delivery', { parameters: { id, event_id } })
  await expect.poll(delivery).toMatchObject({ status: 200 })
  await callOperation(service, 'update_event_stream', { parameters: { id }, body: { status: 'disabled' } })
  return { id, event_id }
}

/** A service that is not ready. */
async function startingService(): Promise<Provocation> {
  const { baseUrl, release } = await startHeldService()
  return {
    baseUrl,
    token: 'none',
    relent: async () => (await release()).stop(),
  }
}

/** Starts a service that accepts tokens of another issuer. */
async function startOutsideIssuer(): Promise<string> {
  const { baseUrl, stop } = await startService({
    AUTH_ISSUER: 'https://login.example.com',
    // Nothing listens at this address; the service fetches keys only when a token arrives.
    AUTH_JWKS_URL: 'http://127.0.0.1:1/',
  })
  afterAll(stop)
  return baseUrl
}
