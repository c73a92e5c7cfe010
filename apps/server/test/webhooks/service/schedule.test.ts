import { describe, expect, it } from 'vitest'
import { startWatchedService } from '../../watched-service.ts'
import { newUser } from '../harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const service = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '0.2,0.4' }),
)

describe('a failing delivery', () => {
  // shows: delivery, delivery.attempts, delivery.event, attempt.timestamp, attempt.error_message.when
  // shows: delivery-event.id, delivery-event.source, delivery-event.specversion, delivery-event.type
  // shows: delivery-event.time, delivery-event.data
  it('is not listed while it is being retried, and then with all its attempts', async () => {
    let answer = () => {}
    const target = await startTarget((_receipt, res) => {
      if (target.receipts.length !== 2) return 500
      answer = () => res.writeHead(500).end()
      return undefined
    })
    const { id } = await service.create(target.url)
    const event = newUser()
    const [eventId] = await service.publish([event])
    await target.first(2)
    expect(await service.history(id)).toEqual([])
    expect(await service.totals(id)).toEqual({ successful: 0, failed: 0 })
    answer()
    const [delivery] = await service.historyOf(id, 1)
    const failed = {
      status: 'failed',
      timestamp: expect.any(String),
      error_message: 'The endpoint answered with status 500.',
    }
    expect(delivery?.attempts).toEqual([failed, failed, failed])
    const times = (delivery?.attempts ?? []).map(({ timestamp }) => timestamp)
    expect(times).toEqual([...new Set(times)].toSorted())
    const { data, ...attributes } = event
    expect(delivery?.event).toEqual({ ...attributes, id: eventId, data: JSON.stringify(data) })
  })

  // shows: delivery.event.when, events.history, events.history.content
  it('is counted as successful, and is not kept in the history, once an attempt succeeds', async () => {
    const answers = [500, 404, 204]
    const target = await startTarget(() => answers.shift())
    const { id } = await service.create(target.url)
    const [eventId] = await service.publish([newUser()])
    await target.first(3)
    await expect.poll(() => service.totals(id)).toEqual({ successful: 1, failed: 0 })
    expect(await service.history(id)).toEqual([])
    const answer = await service.call('get_event_delivery', { id, eventId: eventId ?? '' })
    expect(answer.status).toBe(404)
  })

  it.each([400, 413, 422, 300, 301, 302, 303, 304, 307, 308])(
    'is not retried if its target answers with status %i',
    async status => {
      const target = await startTarget((_receipt, res) => {
        res.writeHead(status, { Location: target.url }).end()
        return undefined
      })
      const { id } = await service.create(target.url)
      await service.publish([newUser()])
      const [delivery] = await service.historyOf(id, 1)
      expect(delivery?.attempts).toHaveLength(1)
      expect(delivery?.attempts[0]?.error_message).toContain(`${status}`)
      expect(target.receipts).toHaveLength(1)
    },
  )
})

it('a target that failed gets all waiting and new events once it recovers', async () => {
  const target = await startTarget(() => 500)
  const { id } = await service.create(target.url)
  await service.publish(Array.from({ length: 12 }, newUser))
  await target.first(12)
  target.behave(() => 204)
  await service.publish(Array.from({ length: 50 }, newUser))
  await expect.poll(() => service.totals(id)).toEqual({ successful: 62, failed: 0 })
})

describe('a target that answers 410', () => {
  it('gets no more events: its stream is disabled, and its waiting deliveries are in the history', async () => {
    const target = await startTarget(() => 410)
    const { id } = await service.create(target.url)
    const ids = await service.publish(Array.from({ length: 100 }, newUser))
    const history = await service.historyOf(id, 100)
    const { body } = await service.call('get_event_stream', { id })
    expect(body).toMatchObject({
      status: 'disabled',
      disabled_reason: 'The endpoint answered with status 410.',
      disabled_at: expect.any(String),
    })
    expect(history.map(delivery => delivery.id).toSorted()).toEqual(ids.toSorted())
    const attempts = history.map(delivery => delivery.attempts.map(({ error_message }) => error_message))
    expect(new Set(attempts.map(messages => messages.join()))).toEqual(
      new Set(['The endpoint answered with status 410.', '']),
    )
    expect(target.receipts.length).toBeLessThan(100)
    expect(await service.totals(id)).toEqual({ successful: 0, failed: 100 })
    const sent = target.receipts.length
    await service.publish([newUser()])
    target.behave(() => 204)
    await service.call('update_event_stream', { id, body: { status: 'enabled' } })
    const [eventId] = await service.publish([newUser()])
    expect((await target.first(sent + 1)).at(-1)?.event.id).toBe(eventId)
  })
})
