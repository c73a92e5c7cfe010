import { describe, expect, test } from 'vitest'
import { idsOf, prepareListening } from './listening.ts'
import { openReceiver, type Received, secret } from './receiver.ts'

const { tested, listen } = await prepareListening()

/** Creates an event stream to a receiver. Both the service and `listen` sign with the receiver's secret. */
async function streamTo(endpoint: string): Promise<string> {
  const { id } = await tested.client.createEventStream({
    name: crypto.randomUUID(),
    subscriptions: [{ event_type: 'group.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: endpoint,
        webhook_authorization: { method: 'bearer', token: 'shared' },
        signing_secret: secret,
      },
    },
  })
  return id
}

const trace = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01',
  tracestate: 'congo=t61rcWkgMzE',
}

describe('listen', () => {
  test('listen sends what the dispatcher sends: the same headers, body and kind of signature', async () => {
    const receiver = await openReceiver()
    const [before] = await tested.publish(1)
    const id = await streamTo(receiver.endpoint)
    await tested.publish(1, 'group.created', trace)
    await expect.poll(() => receiver.received.length).toBe(1)
    const args = ['--from', before?.offset ?? '', '--max', '1', '--header', 'Authorization: Bearer shared']
    expect((await listen(receiver.endpoint, ...args).ended).code).toBe(0)
    await tested.client.deleteEventStream({ id })
    const [delivered, forwarded] = receiver.received as [Received, Received]
    const comparable = ({ headers }: Received) => {
      const { 'webhook-timestamp': timestamp, 'webhook-signature': signature, ...others } = headers
      expect({ timestamp, signature }).toEqual({
        timestamp: expect.stringMatching(/^\d{10}$/),
        signature: expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
      })
      return others
    }
    expect(comparable(forwarded)).toEqual(comparable(delivered))
    expect(forwarded.body.replace(forwarded.event.xstream, id)).toBe(delivered.body)
  })

  test('listen forwards the failed deliveries of an event stream, then ends', async () => {
    const receiver = await openReceiver()
    const id = await streamTo(receiver.endpoint)
    receiver.statuses = [500, 500]
    const ids = idsOf(await tested.publish(2, 'group.created'))
    await expect.poll(() => tested.client.getEventDeliveries({ id })).toHaveLength(2)
    const delivered = receiver.received.splice(0)
    const { stdout, code } = await listen(receiver.endpoint, '--from-failed', id).ended
    await tested.client.deleteEventStream({ id })
    expect(code).toBe(0)
    expect(stdout.match(/evt_\w{22}/g)?.toSorted()).toEqual(ids.toSorted())
    for (const { event } of receiver.received) {
      const first = delivered.find(other => other.event.id === event.id)?.event
      expect({ ...event, xtenant: 'local' }).toEqual(first)
    }
  })
})
