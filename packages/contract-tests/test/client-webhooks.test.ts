import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createClient, type Schemas } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { verifyWebhook, type WebhookEvent } from '@tenant-api/client/webhooks'
import { newEvent } from '@tenant-api/conformance/events'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const count = 5

let service: RunningService
let target: Server
let status: 204 | 400 = 204
const received: Promise<WebhookEvent>[] = []

beforeAll(async () => {
  service = await startService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32' })
  target = createServer(async (request, response) => {
    const event = verifyWebhook(request.headers, await buffer(request), [secret])
    received.push(event)
    response.writeHead(status).end()
    target.emit('received')
  }).listen(0, '127.0.0.1')
  await once(target, 'listening')
})
afterAll(async () => {
  target.close()
  await service.stop()
})

/** Creates an event stream, publishes events, and resolves when all of them have been received. */
async function deliver(): Promise<string> {
  const client = createClient({ baseUrl: service.baseUrl, ...credentials })
  const { id } = await client.createEventStream({
    name: `answered with ${status}`,
    subscriptions: [{ event_type: 'user.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: `http://127.0.0.1:${(target.address() as AddressInfo).port}/`,
        webhook_authorization: { method: 'bearer', token: 'shared' },
        signing_secret: secret,
      },
    },
  })
  received.length = 0
  const events = Array.from({ length: count }, () => newEvent('user.created'))
  const delivered = (async () => {
    while (received.length < count) await once(target, 'received')
  })()
  await createPublisher({ baseUrl: service.baseUrl, ...credentials }).publishEvents(events)
  await delivered
  await client.updateEventStream({ id, status: 'disabled' })
  return id
}

describe('A delivery of the service', () => {
  test('is verified with the secret of its event stream, and contains the event', async () => {
    status = 204
    await deliver()
    for (const event of await Promise.all(received)) expect(event).toMatchObject({ type: 'user.created' })
  })

  test('that is refused is in the history, which the client lists page by page', async () => {
    status = 400
    const id = await deliver()
    const client = createClient({ baseUrl: service.baseUrl, ...credentials })
    const pages: Schemas['EventStreamDelivery'][][] = []
    for await (const page of client.getEventDeliveries({ id, take: 2 })) pages.push(page)
    expect(pages.map(page => page.length)).toEqual([2, 2, 1])
    const ids = await Promise.all(
      received.map(async event => (await event).type !== 'unknown' && (await event).id),
    )
    expect(
      pages
        .flat()
        .map(delivery => delivery.id)
        .toSorted(),
    ).toEqual(ids.toSorted())
  })
})
