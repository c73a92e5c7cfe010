import { eventTypes } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { newId } from '../../src/api/ids.ts'
import { userEvent } from '../events/published-events.ts'
import { openSubscription } from '../events/subscription.ts'
import { startWatchedService } from '../watched-service.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

interface Accepted {
  readonly event_id: string
  readonly event_stream_id: string
  readonly event_type: string
}

const service = await manageStreams(await startWatchedService(quickWebhooks))

const test = (id: string, body: unknown) => service.call<Accepted>('test_event_stream', { id, body })

describe('a test event', () => {
  // shows: event.xstream, event.xpurpose
  it('goes only to its stream, even without a subscription to its type, is marked as a test, and has the example of the document', async () => {
    const [target, other] = [await startTarget(), await startTarget()]
    const { id } = await service.create(target.url)
    await service.create(other.url, { subscriptions: eventTypes.map(event_type => ({ event_type })) })
    for (const event_type of eventTypes) {
      const { status, body } = await test(id, { event_type })
      expect({ status, body }).toEqual({
        status: 202,
        body: { event_id: expect.stringMatching(/^evt_/), event_stream_id: id, event_type },
      })
    }
    const receipts = await target.first(eventTypes.length)
    expect(receipts.map(({ event }) => event.type).toSorted()).toEqual([...eventTypes].toSorted())
    for (const { event, headers } of receipts) {
      expect(event).toMatchObject({
        xpurpose: 'test',
        xstream: id,
        xtenant: 'local',
        data: { object: expect.anything() },
      })
      expect(headers['webhook-id']).toBe(event.id)
    }
    await service.publish([newUser()])
    await other.first(1)
    expect(other.receipts).toHaveLength(1)
  })

  it('may have its own data, which must match its type', async () => {
    const target = await startTarget()
    const { id } = await service.create(target.url)
    const { data } = userEvent('a-user-of-a-test')
    await test(id, { event_type: 'user.created', data })
    expect((await target.first(1))[0]?.event.data).toEqual(data)
    const refused = await test(id, { event_type: 'user.created', data: { object: { user_id: 7 } } })
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
  })

  it('is attempted once: a failure is in the history at once, but not in the statistics', async () => {
    const target = await startTarget(() => 503)
    const { id } = await service.create(target.url)
    const { body } = await test(id, { event_type: 'group.created' })
    const [delivery] = await service.historyOf(id, 1)
    expect(delivery).toMatchObject({ id: body.event_id, event_type: 'group.created', status: 'failed' })
    expect(delivery?.attempts).toHaveLength(1)
    expect(delivery?.event).not.toHaveProperty('xpurpose')
    expect(target.receipts).toHaveLength(1)
    expect(await service.totals(id)).toEqual({ successful: 0, failed: 0 })
  })

  it('is redelivered with the whole retry schedule, still marked as a test', async () => {
    const answers = [503, 503, 503, 204]
    const target = await startTarget(() => answers.shift())
    const { id } = await service.create(target.url)
    await test(id, { event_type: 'group.created' })
    await service.historyOf(id, 1)
    expect(await service.call('redeliver_events', { id })).toMatchObject({
      status: 202,
      body: { accepted: 1 },
    })
    await service.historyOf(id, 0)
    expect(target.receipts.map(({ event }) => event.xpurpose)).toEqual(Array(4).fill('test'))
  })

  it('never disables a stream, whatever its target answers', async () => {
    const target = await startTarget(() => 410)
    const { id } = await service.create(target.url)
    await test(id, { event_type: 'group.created' })
    await service.historyOf(id, 1)
    expect((await service.call('get_event_stream', { id })).body).toMatchObject({ status: 'enabled' })
  })

  it('is not added to the log', async () => {
    const target = await startTarget()
    const token = await service.token({ scope: 'read:events' })
    const subscription = await openSubscription(service.baseUrl, { token })
    await subscription.next()
    const { id } = await service.create(target.url)
    await test(id, { event_type: 'user.created' })
    await target.first(1)
    const [eventId] = await service.publish([newUser()])
    expect((await subscription.nextEvent()).event.id).toBe(eventId)
    subscription.close()
  })

  it('is refused while 100 test events of its stream wait for a dead target', async () => {
    const target = await startTarget(() => 503)
    const { id } = await service.create(target.url)
    const sent = Array.from({ length: 150 }, () => test(id, { event_type: 'user.created' }))
    const refused = (await Promise.all(sent)).filter(({ status }) => status !== 202)
    expect(refused[0]).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching('100 test events of this event stream are waiting') },
    })
  })

  it('is refused for a disabled or unknown stream, and for an unknown type', async () => {
    const { id } = await service.create('https://hooks.example.com/', { status: 'disabled' })
    const good = { event_type: 'user.created' }
    expect(await test(id, good)).toMatchObject({ status: 409, body: { errorCode: 'conflict' } })
    expect(await test(newId('est_'), good)).toMatchObject({ status: 404 })
    expect(await test(id, { event_type: 'user.exploded' })).toMatchObject({ status: 400 })
    expect(await test(id, {})).toMatchObject({ status: 400 })
  })
})
