import { type IncomingHttpHeaders, request } from 'node:http'
import { json } from 'node:stream/consumers'
import {
  type components,
  type OperationId,
  operations,
  type PublishEvent,
  validateAnswer,
} from '@tenant-api/contract'
import type { RunningService } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished } from 'vitest'

type Schemas = components['schemas']
export type EventStream = Schemas['EventStream']
export type Delivery = Required<Schemas['EventStreamDelivery']>
type NewStream = Partial<Schemas['EventStreamCreate']>
type Configuration = Partial<Schemas['WebhookConfigurationInput']>

/** An answer that was validated against the document. */
export interface Answer<Body = unknown> {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Body
}

export interface Call {
  readonly id?: string
  readonly eventId?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A running service, with functions for its event streams. */
export type StreamService<Started extends RunningService = RunningService> = StreamCalls &
  Omit<Started, 'publish'>

interface StreamCalls {
  /** Calls an operation by its name. */
  call<Body = unknown>(operation: OperationId, call?: Call): Promise<Answer<Body>>
  /** Creates an event stream for events about new users, and deletes it after the test. @throws if it is not created */
  create(endpoint: string, stream?: NewStream, configuration?: Configuration): Promise<EventStream>
  /** Publishes events in one batch, and resolves with the ids that the service gave them. */
  publish(events: readonly PublishEvent[]): Promise<string[]>
  /** Reads all pages of the delivery history of a stream. */
  history(id: string): Promise<Delivery[]>
  /** Resolves with the history once it has this many deliveries. */
  historyOf(id: string, count: number): Promise<Delivery[]>
  /** Reads the delivery statistics of a stream. */
  totals(id: string): Promise<{ successful: number; failed: number }>
}

/** Settings that allow targets on this machine, and keep retry delays short. */
export const quickWebhooks = {
  API_RATE_LIMIT: 'off',
  RATE_LIMIT_POLICIES: 'off',
  WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
  WEBHOOK_RETRY_DELAYS: '0.05,0.1',
  WEBHOOK_TIMEOUT_SECONDS: '30',
} as const

let names = 0

/** Calls a running service as its administrator and as a publisher. */
export async function manageStreams<Started extends RunningService>(
  service: Started,
): Promise<StreamService<Started>> {
  const [token, publisherToken] = await Promise.all([
    service.token(),
    service.token({ audience: '/internal/' }),
  ])
  const tokens = { '/api/v2/': token, '/internal/': publisherToken }

  async function call<Body>(operation: OperationId, given: Call = {}): Promise<Answer<Body>> {
    const { audience, method, path } = operations[operation]
    const url = new URL(
      path.replace('{id}', given.id ?? '').replace('{event_id}', given.eventId ?? ''),
      service.baseUrl,
    )
    url.search = new URLSearchParams(given.query).toString()
    const answer = await send(url, method, tokens[audience ?? '/api/v2/'], given.body)
    expect(validateAnswer(operation, answer), JSON.stringify(answer.body)).toEqual([])
    return answer as Answer<Body>
  }

  async function history(id: string): Promise<Delivery[]> {
    const found: Delivery[] = []
    let query: Record<string, string> = { take: '100' }
    for (;;) {
      const { body, headers } = await call<Delivery[]>('get_event_deliveries', { id, query })
      found.push(...body)
      const [, next] = /<([^>]+)>/.exec(String(headers.link ?? '')) ?? []
      if (next === undefined) return found
      query = Object.fromEntries(new URL(next).searchParams)
    }
  }

  return {
    ...service,
    call,
    history,
    async create(endpoint, stream = {}, configuration = {}) {
      const body = newStream(endpoint, stream, configuration)
      const created = await call<EventStream>('create_event_stream', { body })
      if (created.status !== 201) throw new Error(JSON.stringify(created.body))
      const { id } = created.body
      onTestFinished(async () => {
        await call('delete_event_stream', { id })
      })
      return created.body
    },
    async publish(events) {
      const published = await call<Schemas['PublishedEvents']>('publish_events', { body: events })
      if (published.status !== 200) throw new Error(JSON.stringify(published.body))
      return published.body.events.map(({ event_id }) => event_id)
    },
    historyOf: (id, count) =>
      expect
        .poll(() => history(id), { interval: 20 })
        .toHaveLength(count)
        .then(() => history(id)),
    async totals(id) {
      const { body } = await call<Schemas['EventStreamStats']>('get_event_stream_stats', { id })
      const total = (name: string) => body.metrics.find(metric => metric.name === name)?.window_total ?? -1
      return { successful: total('successful_deliveries'), failed: total('failed_deliveries') }
    },
  }
}

/** The body of a request that creates a stream with a new name. */
export function newStream(endpoint: string, stream: NewStream = {}, configuration: Configuration = {}) {
  return {
    name: `stream ${++names}`,
    subscriptions: [{ event_type: 'user.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: endpoint,
        webhook_authorization: { method: 'bearer', token: 'a-token-of-the-target' },
        ...configuration,
      },
    },
    ...stream,
  }
}

function send(url: URL, method: string, token: string, body: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && {
        'Content-Type': Array.isArray(body) ? 'application/cloudevents-batch+json' : 'application/json',
      }),
    }
    request(url, { method, headers })
      .on('error', reject)
      .on('response', async response => {
        const { statusCode: status = 0, headers } = response
        const hasBody = status !== 204
        if (!hasBody) response.resume()
        try {
          resolve({ status, headers, ...(hasBody && { body: await json(response) }) } as Answer)
        } catch (error) {
          reject(error)
        }
      })
      .end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
  })
}
