/** The program that package.all.test.ts compiles and runs in a separate project, with the packed client. */
import { createClient, isFailure } from '@tenant-api/client'
import { createPublisher, type PublishEvent } from '@tenant-api/client/publisher'
import { validateMessage } from '@tenant-api/client/validation'
import { verifyWebhook, WebhookVerificationError } from '@tenant-api/client/webhooks'

declare const process: { readonly argv: readonly string[] }
declare const console: { log(line: string): void }

const [, , baseUrl = ''] = process.argv
const client = createClient({ baseUrl, token: 'a.b.c' })
const event: PublishEvent = {
  specversion: '1.0',
  id: 'e1',
  source: 'urn:consumer',
  type: 'organization.created',
  data: { object: { id: 'org_1' } },
}

for await (const { eventStreams } of client.listEventStreams({ take: 2 }))
  eventStreams.map(({ name }) => name)

try {
  await createPublisher({ baseUrl, token: 'a.b.c' }).publishEvents([event])
} catch (error) {
  if (isFailure(error)) console.log(error.code)
}

for await (const message of client.subscribe({ event_type: ['user.created'] })) {
  if (message.type === 'user.created') console.log(`welcome ${message.event.data.object.user_id}`)
  console.log(validateMessage(message).length === 0 ? 'valid' : 'invalid')
  break
}

try {
  const headers = {
    'webhook-id': 'a',
    'webhook-timestamp': `${Math.floor(Date.now() / 1000)}`,
    'webhook-signature': 'v1,x',
  }
  await verifyWebhook(headers, '{}', `whsec_${'A'.repeat(32)}`)
} catch (error) {
  if (error instanceof WebhookVerificationError) console.log(error.code)
}
