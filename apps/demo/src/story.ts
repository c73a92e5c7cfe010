import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Client, createClient, type SubscribedMessage, type Subscription } from '@tenant-api/client'
import { createPublisher, type Publisher } from '@tenant-api/client/publisher'
import { operations } from '@tenant-api/contract'
import { startService } from '@tenant-api/test-kit/start-service'
import type { Credentials } from './credentials.ts'
import { failedDeliveries } from './deliveries.ts'
import { exampleBody, exampleEvents } from './document-examples.ts'
import { call, line, outcome, step } from './narrator.ts'
import { type Receivers, startReceivers } from './receivers.ts'

/** The time limit for all steps, in milliseconds. The steps take far less, so only a step that hangs exceeds it. */
const deadline = 18_000
/** The path of the demo's webhook. */
const hook = '/hook'
const types = ['organization.created', 'user.created', 'group.created'] as const
const scope = [
  ...['read:events', 'create:rate_limit_policies', 'create:event_streams'],
  ...['read:event_deliveries', 'update:event_deliveries'],
]

/** Runs all steps against a new service, and deletes the service's data at the end. */
export async function tellStory(): Promise<void> {
  const startedAt = performance.now()
  const credentials = { clientId: 'demo', clientSecret: randomBytes(24).toString('base64url') }
  const service = await startService({
    BOOTSTRAP_CLIENT_ID: credentials.clientId,
    BOOTSTRAP_CLIENT_SECRET: credentials.clientSecret,
    // The demo receives its webhooks itself.
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
  })
  const receivers = await startReceivers()
  const ended = new AbortController()
  try {
    line(`A fresh service runs at ${service.baseUrl}.`)
    const signal = AbortSignal.any([AbortSignal.timeout(deadline), ended.signal])
    const client = await getToken(service.baseUrl, credentials, signal)
    await followEvents(client, service.baseUrl, credentials, signal)
    await createPolicy(client, signal)
    const id = await createEventStream(client, receivers, signal)
    await failDelivery(client, id, createPublisher({ baseUrl: service.baseUrl, ...credentials }), signal)
    await redeliver(client, id, receivers, signal)
  } finally {
    ended.abort()
    receivers.close()
    await service.stop()
    await rm(service.dataDir, { recursive: true, force: true })
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  line(`\nDone in ${seconds} s. The service and its data are deleted. Run your own: npm start`)
}

async function getToken(
  baseUrl: string,
  { clientId, clientSecret }: Credentials,
  signal: AbortSignal,
): Promise<Client> {
  step('Get a token, with the scopes that this demo uses')
  call(`POST ${operations.issue_token.path}`)
  const { access_token, expires_in } = await createClient({ baseUrl, clientId, clientSecret }).issueToken(
    {
      grant_type: 'client_credentials',
      audience: '/api/v2/',
      client_id: clientId,
      client_secret: clientSecret,
      scope: scope.join(' '),
    },
    { signal },
  )
  outcome(`a token for ${expires_in / 3_600} hours: ${access_token.slice(0, 24)}…`)
  return createClient({ baseUrl, token: access_token })
}

async function followEvents(
  client: Client,
  baseUrl: string,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<void> {
  step('Subscribe to events')
  call(`GET ${operations.subscribe_events.path}`)
  const subscription = client.subscribe({ event_type: [...types], signal })
  const arriving = take(subscription, types.length)
  await Promise.race([arriving, opened(subscription, signal)])
  outcome(`open; it starts after the offset ${subscription.offset}`)

  step("Publish three events, as one of the tenant's own services")
  call(`POST ${operations.publish_events.path}`)
  const events = exampleEvents(types)
  const publisher = createPublisher({ baseUrl, ...credentials })
  const published = await publisher.publishEvents(events, { signal })
  published.forEach(({ event_id }, index) => {
    outcome(`${events[index]?.type} is on disk as ${event_id}`)
  })

  step('See them arrive on the open stream')
  for (const message of await arriving) outcome(summary(message))
}

async function take(subscription: Subscription, count: number): Promise<SubscribedMessage[]> {
  const messages: SubscribedMessage[] = []
  for await (const message of subscription) {
    messages.push(message)
    if (messages.length === count) break
  }
  return messages
}

/** Resolves once the stream is open and has an offset. Events published earlier would not arrive on the stream. */
async function opened(subscription: Subscription, signal: AbortSignal): Promise<void> {
  while (subscription.offset === undefined) await wait(10, undefined, { signal })
}

/** Describes a message in one line. `message.type` narrows the union, so TypeScript knows the type of `message.event` in each case. */
function summary(message: SubscribedMessage): string {
  switch (message.type) {
    case 'organization.created':
      return `organization.created: ${message.event.data.object.display_name}`
    case 'user.created':
      return `user.created: ${message.event.data.object.name} <${message.event.data.object.email}>`
    case 'group.created':
      return `group.created: ${message.event.data.object.name}`
    default:
      return message.type
  }
}

async function createPolicy(client: Client, signal: AbortSignal): Promise<void> {
  step('Create a rate limit policy')
  call(`POST ${operations.create_rate_limit_policy.path}`)
  const { id, consumer_selector, configuration } = await client.createRateLimitPolicy(
    exampleBody('create_rate_limit_policy', 'block'),
    { signal },
  )
  outcome(`${id}, for '${consumer_selector}': ${JSON.stringify(configuration)}`)
}

async function createEventStream(client: Client, receivers: Receivers, signal: AbortSignal): Promise<string> {
  step('Create an event stream to a webhook, which refuses all events for now')
  call(`POST ${operations.create_event_stream.path}`)
  receivers.answer(hook, 422)
  const example = exampleBody('create_event_stream', 'bearer')
  const { configuration } = example.destination
  const { id, destination } = await client.createEventStream(
    {
      ...example,
      destination: {
        type: 'webhook',
        configuration: { ...configuration, webhook_endpoint: receivers.urlOf(hook) },
      },
    },
    { signal },
  )
  outcome(`${id}, to ${destination.configuration.webhook_endpoint}`)
  return id
}

async function failDelivery(
  client: Client,
  id: string,
  publisher: Publisher,
  signal: AbortSignal,
): Promise<void> {
  step('Publish an event, and see its delivery fail')
  call(`GET ${operations.get_event_deliveries.path}`)
  await publisher.publishEvents(exampleEvents(['group.created']), { signal })
  for (const { id: delivery, attempts } of await failedDeliveries(client, id, 1, signal)) {
    outcome(`${delivery} has failed:`)
    outcome(attempts.at(-1)?.error_message ?? '')
  }
}

async function redeliver(
  client: Client,
  id: string,
  receivers: Receivers,
  signal: AbortSignal,
): Promise<void> {
  step('Repair the webhook, and redeliver what has failed')
  call(`POST ${operations.redeliver_events.path}`)
  receivers.answer(hook, 204)
  const { accepted } = await client.redeliverEvents({ id }, { signal })
  await failedDeliveries(client, id, 0, signal)
  outcome(`${accepted} delivered, none failed`)
}
