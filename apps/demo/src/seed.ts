import {
  type Client,
  createClient,
  type EventType,
  eventTypes,
  HttpError,
  isFailure,
} from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { operations, type PublishEvent } from '@tenant-api/contract'
import { readCredentials } from './credentials.ts'
import { failedDeliveries } from './deliveries.ts'
import { exampleBody, exampleEvents } from './document-examples.ts'
import { call, line, outcome, step } from './narrator.ts'
import { baseUrlOf, whyNot } from './publish-loop.ts'
import { type Receivers, startReceivers } from './receivers.ts'

/** The time limit for all steps, in milliseconds. */
const deadline = 120_000
const eventCount = 300
const scope = [
  'create:event_streams',
  'read:event_deliveries',
  'update:event_deliveries',
  'create:rate_limit_policies',
]

/** The event streams: the path of each receiver, its types, and the status with which it answers. */
const streams = [
  { name: 'Audit archive', path: '/audit', types: eventTypes, status: 204 },
  { name: 'Welcome mail', path: '/mail', types: ['user.created'], status: 204 },
  { name: 'CRM', path: '/crm', types: ['user.created', 'user.updated', 'user.deleted'], status: 204 },
  {
    name: 'Search index',
    path: '/search',
    types: ['organization.created', 'organization.updated'],
    status: 204,
  },
  // Refused at once, without a retry.
  { name: 'Billing', path: '/billing', types: ['organization.member.added'], status: 422 },
  // Retried for 35 minutes by default.
  { name: 'Data warehouse', path: '/warehouse', types: eventTypes, status: 503 },
] as const satisfies readonly { types: readonly EventType[]; [field: string]: unknown }[]

const people = [
  'Ada Okafor',
  'Bruno Keller',
  'Chiara Russo',
  'Daniel Novak',
  'Elif Demir',
  'Farah Haddad',
  'Goran Ilic',
]

/**
 * Fills a running service with event streams, events, failed deliveries and policies, as a tenant in use has them.
 *
 * @throws {Error} when the service does not take them; the message says what to do
 */
export async function seed(env: NodeJS.ProcessEnv): Promise<void> {
  const baseUrl = baseUrlOf(env)
  const credentials = { baseUrl, ...readCredentials(baseUrl, env) }
  const client = createClient({ ...credentials, scope: scope.join(' ') })
  const receivers = await startReceivers()
  const ended = new AbortController()
  const signal = AbortSignal.any([AbortSignal.timeout(deadline), ended.signal])
  try {
    const ids = await createStreams(client, receivers, signal).catch(error => {
      throw new Error(whyNotSeeded(error, baseUrl), { cause: error })
    })
    await createPolicies(client, signal)
    const events = seedEvents()
    await publish(createPublisher(credentials), events, signal)
    await failAndRedeliver(client, receivers, ids.Billing ?? '', events, signal)
    line(`\nLook at ${baseUrl}/console, with the credentials of the service:`)
    line(`  Overview and Event streams: Data warehouse fails, and ${eventCount} events wait for it`)
    line('  Failed deliveries: what Billing has refused')
    line('  Live: publish more events with npm run demo -- --loop')
    line('The receivers have ended with this command: new events will fail.')
  } finally {
    ended.abort()
    receivers.close()
  }
}

async function createStreams(
  client: Client,
  receivers: Receivers,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  step(`Create ${streams.length} event streams to receivers of this command`)
  call(`POST ${operations.create_event_stream.path}`)
  const ids: Record<string, string> = {}
  for (const { name, path, types, status } of streams) {
    receivers.answer(path, status)
    const { id } = await client.createEventStream(
      {
        name,
        subscriptions: types.map(event_type => ({ event_type })),
        destination: {
          type: 'webhook',
          configuration: {
            webhook_endpoint: receivers.urlOf(path),
            webhook_authorization: { method: 'bearer', token: 'demo-token' },
          },
        },
      },
      { signal },
    )
    ids[name] = id
    outcome(`${id}  ${name}: its receiver answers ${status}`)
  }
  return ids
}

async function createPolicies(client: Client, signal: AbortSignal): Promise<void> {
  step('Create rate limit policies')
  call(`POST ${operations.create_rate_limit_policy.path}`)
  for (const name of ['allow', 'block', 'log', 'redirect']) {
    const policy = await client.createRateLimitPolicy(exampleBody('create_rate_limit_policy', name), {
      signal,
    })
    outcome(`${policy.id}  ${policy.configuration.action} ${policy.consumer_selector}`)
  }
}

/** The document's examples again and again, each event of a user about another person. */
function seedEvents(): PublishEvent[] {
  const rounds = Array.from({ length: Math.ceil(eventCount / eventTypes.length) }, () =>
    exampleEvents(),
  ).flat()
  return rounds.slice(0, eventCount).map((event, index) => {
    const { object } = event.data
    if (!('email' in object)) return event
    const name = people[index % people.length] ?? ''
    const [given_name = '', family_name = ''] = name.split(' ')
    const email = `${given_name}.${family_name}@example.com`.toLowerCase()
    // The cast is safe: only texts of the object are replaced by others.
    return {
      ...event,
      data: { ...event.data, object: { ...object, name, given_name, family_name, email } },
    } as PublishEvent
  })
}

async function publish(
  publisher: ReturnType<typeof createPublisher>,
  events: readonly PublishEvent[],
  signal: AbortSignal,
): Promise<void> {
  step(`Publish ${events.length} events`)
  call(`POST ${operations.publish_events.path}`)
  const size = 50
  for (let start = 0; start < events.length; start += size) {
    const published = await publisher.publishEvents(events.slice(start, start + size), { signal })
    outcome(`${start + published.length} are on disk`)
  }
}

async function failAndRedeliver(
  client: Client,
  receivers: Receivers,
  id: string,
  events: readonly PublishEvent[],
  signal: AbortSignal,
): Promise<void> {
  step('Wait for the deliveries')
  const countOf = (types: readonly string[]) => events.filter(({ type }) => types.includes(type)).length
  for (const { name, path, types, status } of streams) {
    if (status === 204) {
      await receivers.received(path, countOf(types), signal)
      outcome(`${name}: ${countOf(types)} delivered`)
    } else if (status === 503) {
      await receivers.received(path, 1, signal)
      outcome(`${name}: its target is unavailable, so the service retries`)
    } else {
      const { length } = await failedDeliveries(client, id, countOf(types), signal)
      outcome(`${name}: ${length} failed, because a 422 is not retried`)
    }
  }
  step('Let the receiver of Billing accept events, and redeliver one')
  call(`POST ${operations.redeliver_event.path}`)
  receivers.answer('/billing', 204)
  const [failed, ...others] = await failedDeliveries(
    client,
    id,
    countOf(['organization.member.added']),
    signal,
  )
  if (!failed) throw new Error('Billing has no failed delivery.')
  await client.redeliverEvent({ id, event_id: failed.id }, { signal })
  await failedDeliveries(client, id, others.length, signal)
  outcome(`${failed.id} is delivered; ${others.length} failed ones remain`)
}

function whyNotSeeded(error: unknown, baseUrl: string): string {
  if (error instanceof HttpError && error.status === 409)
    return `The service at ${baseUrl} has an event stream of this name, so it is seeded already.\nStart a new one: DATA_DIR=data/seeded WEBHOOK_ALLOWED_CIDRS=127.0.0.0/8 npm start`
  if (error instanceof HttpError && error.status === 400 && error.message.includes('WEBHOOK_ALLOWED_CIDRS'))
    return `The service at ${baseUrl} may not send webhooks to this machine.\nStart it again: WEBHOOK_ALLOWED_CIDRS=127.0.0.0/8 npm start`
  return isFailure(error) ? whyNot(error, baseUrl) : String(error)
}
