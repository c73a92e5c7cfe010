/** The program that runtimes.tools.test.ts runs with the published client in every runtime. Prints its results as one line of JSON. */
import process from 'node:process'
import { createClient, isFailure, NotFoundError } from '@tenant-api/client'
import { validateMessage } from '@tenant-api/client/validation'
import { verifyWebhook, type WebhookHeaders } from '@tenant-api/client/webhooks'

export interface Assignment {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The URL of a proxy that forwards to the service and cuts connections. */
  readonly cutUrl: string
  readonly from: string
  /** The `source` of the last event to read. */
  readonly until: string
  readonly webhook: { readonly headers: WebhookHeaders; readonly body: string; readonly secret: string }
}

const { baseUrl, clientId, clientSecret, cutUrl, from, until, webhook }: Assignment = JSON.parse(
  process.argv[2] ?? '',
)
const client = createClient({ baseUrl, clientId, clientSecret })

const created: string[] = []
for (const name of ['a', 'b', 'c']) {
  const { id } = await client.createRateLimitPolicy({
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: `client_id:${name}`,
    configuration: { action: 'allow' },
  })
  created.push(id)
}
const pages: number[] = []
for await (const page of client.listRateLimitPolicies({ take: 2 }))
  pages.push(page.rate_limit_policies.length)
for (const id of created) await client.deleteRateLimitPolicy({ id })

const [id = ''] = created
const error: unknown = await client.getRateLimitPolicy({ id }).catch((error: unknown) => error)
const code =
  isFailure(error) && error instanceof NotFoundError ? `${error.code} ${error.errorCode}` : undefined

const ids: string[] = []
// Bun does not report every cut connection; the client's own timeouts detect the others.
const limit = 2_000
const following = createClient({ baseUrl: cutUrl, clientId, clientSecret, attemptTimeout: limit })
for await (const message of following.subscribe({ from, idleTimeout: limit })) {
  if (message.type === 'unknown') throw new Error(`${message.raw.type} was not published`)
  if (validateMessage(message).length > 0)
    throw new Error(`${message.event.id} does not conform to the document`)
  ids.push(message.event.id)
  if (message.event.source === until) break
}

const { id: delivered } = await verifyWebhook(webhook.headers, webhook.body, webhook.secret)
const forged: unknown = await verifyWebhook(webhook.headers, `${webhook.body} `, webhook.secret).catch(
  (error: { code?: string }) => error.code,
)

process.stdout.write(JSON.stringify({ pages, code, ids, delivered, forged }))
