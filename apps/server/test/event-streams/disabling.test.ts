import type { components } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { deliver, newUser } from '../webhooks/harness/delivery.ts'
import { type EventStream, manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { type Behaviour, startTarget } from '../webhooks/harness/target.ts'

type Page = components['schemas']['EventStreamAttemptsPage']

const disabledMessage = 'The event stream was disabled.'
const service = await manageStreams(
  await startWatchedService({
    ...quickWebhooks,
    WEBHOOK_RETRY_DELAYS: '0.05,60',
    WEBHOOK_TIMEOUT_SECONDS: '30',
  }),
)

const setStatus = (id: string, status: 'enabled' | 'disabled') =>
  service.call<EventStream>('update_event_stream', { id, body: { status } })

/** The deliveries of a stream that ended before an attempt. */
async function abandonedOf(id: string) {
  const query = { results: 'abandoned' }
  const { body } = await service.call<Page>('list_event_stream_attempts', { id, query })
  return body.attempts
}

/** Returns the behaviour of a target that holds back its answers until the test calls `answer`. */
function holding(): { behaviour: Behaviour; answer: (status: number) => void } {
  const held: ((status: number) => void)[] = []
  return {
    behaviour: (_receipt, res) => {
      held.push(status => res.writeHead(status).end())
      return undefined
    },
    answer: status => {
      for (const answer of held.splice(0)) answer(status)
    },
  }
}

describe('disabling an event stream', () => {
  it('lists as failed the deliveries that wait for a retry', async () => {
    const target = await startTarget(() => 500)
    const { id } = await service.create(target.url)
    const [eventId] = await service.publish([newUser()])
    await target.first(2)
    expect(await setStatus(id, 'disabled')).toMatchObject({
      status: 200,
      body: {
        status: 'disabled',
        disabled_reason: 'A request to the API disabled it.',
        disabled_at: expect.any(String),
      },
    })
    const [delivery] = await service.historyOf(id, 1)
    expect(delivery?.id).toBe(eventId)
    expect(delivery?.attempts.map(({ error_message }) => error_message)).toEqual([
      'The endpoint answered with status 500.',
      'The endpoint answered with status 500.',
    ])
    expect(await abandonedOf(id)).toMatchObject([
      { event_id: eventId, number: 3, error_message: disabledMessage },
    ])
    expect(await service.totals(id)).toEqual({ successful: 0, failed: 1 })
  })

  it.each([500, 400, 204])(
    'lists as failed all events that wait in the log, and ends deliveries in flight when they are answered with %i',
    async status => {
      const { behaviour, answer } = holding()
      const target = await startTarget(behaviour)
      const { id } = await service.create(target.url)
      const ids = await service.publish(Array.from({ length: 450 }, newUser))
      const underWay = await target.first(32)
      await setStatus(id, 'disabled')
      const ended = await service.historyOf(id, 450 - 32)
      for (const { attempts } of ended) expect(attempts).toEqual([])
      answer(status)
      const started = new Set(underWay.map(({ event }) => event.id))
      const history = await service.historyOf(id, status === 204 ? 450 - 32 : 450)
      const wanted = status === 204 ? ids.filter(eventId => !started.has(eventId)) : ids
      expect(history.map(delivery => delivery.id).toSorted()).toEqual(wanted.toSorted())
      for (const { attempts } of history.filter(delivery => started.has(delivery.id))) {
        expect(attempts.map(({ error_message }) => error_message)).toEqual([
          `The endpoint answered with status ${status}.`,
        ])
      }
      const successful = status === 204 ? 32 : 0
      await expect.poll(() => service.totals(id)).toEqual({ successful, failed: 450 - successful })
      expect(target.receipts).toHaveLength(32)
    },
  )

  it('changes neither disabled_at nor disabled_reason if the stream is already disabled', async () => {
    const { id } = await service.create('https://hooks.example.com/')
    const { body: first } = await setStatus(id, 'disabled')
    const { body: second } = await setStatus(id, 'disabled')
    expect(second).toEqual({ ...first, updated_at: expect.any(String) })
  })

  it('ends a redelivery that is in progress', async () => {
    const target = await startTarget(() => 400)
    const { id } = await service.create(target.url)
    await service.publish([newUser()])
    await service.historyOf(id, 1)
    target.behave(() => 500)
    await service.call('redeliver_events', { id })
    await target.first(3)
    await setStatus(id, 'disabled')
    const [delivery] = await service.historyOf(id, 1)
    expect(delivery?.attempts.at(-1)?.error_message).toBe('The endpoint answered with status 500.')
    expect(await abandonedOf(id)).toMatchObject([
      { number: 4, error_message: disabledMessage, purpose: 'redelivery' },
    ])
    await setStatus(id, 'enabled')
    target.behave(() => 204)
    expect(await service.call('redeliver_events', { id })).toMatchObject({
      status: 202,
      body: { accepted: 1 },
    })
    await service.historyOf(id, 0)
  })
})

describe('enabling an event stream', () => {
  it('delivers later events only', async () => {
    const target = await startTarget(() => 500)
    const { id } = await service.create(target.url)
    await service.publish(Array.from({ length: 50 }, newUser))
    await target.first(10)
    await setStatus(id, 'disabled')
    await service.publish(Array.from({ length: 50 }, newUser))
    await service.historyOf(id, 50)
    const sent = target.receipts.length
    target.behave(() => 204)
    const { body } = await setStatus(id, 'enabled')
    expect(body).not.toHaveProperty('disabled_reason')
    expect(body).not.toHaveProperty('disabled_at')
    const ids = await service.publish([newUser(), newUser()])
    const receipts = (await target.first(sent + 2)).slice(sent)
    expect(receipts.map(({ event }) => event.id).toSorted()).toEqual(ids.toSorted())
    expect(await service.history(id)).toHaveLength(50)
    expect(await service.totals(id)).toMatchObject({ failed: 50 })
  })

  it('does not repeat an attempt that was in flight when the stream was disabled', async () => {
    const { behaviour, answer } = holding()
    const target = await startTarget(behaviour)
    const { id } = await service.create(target.url)
    const [eventId] = await service.publish([newUser()])
    await target.first(1)
    await setStatus(id, 'disabled')
    await setStatus(id, 'enabled')
    answer(500)
    const [delivery] = await service.historyOf(id, 1)
    expect(delivery?.id).toBe(eventId)
    expect(delivery?.attempts.map(({ error_message }) => error_message)).toEqual([
      'The endpoint answered with status 500.',
    ])
    expect(await abandonedOf(id)).toMatchObject([{ number: 2, error_message: disabledMessage }])
  })

  it('does not stop later deliveries if the stream is enabled and disabled many times concurrently', async () => {
    const target = await startTarget()
    const { id } = await service.create(target.url)
    const changes = Array.from({ length: 20 }, (_, index) =>
      setStatus(id, index % 2 ? 'enabled' : 'disabled'),
    )
    const answers = await Promise.all(changes)
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    await setStatus(id, 'enabled')
    const receipt = await deliver(service, target)
    expect(receipt.event.xstream).toBe(id)
    expect(await service.history(id)).toEqual([])
  })
})

it('an event stream gets only events accepted after its creation', async () => {
  const target = await startTarget()
  await service.publish(Array.from({ length: 20 }, newUser))
  await service.create(target.url)
  await deliver(service, target)
  expect(target.receipts).toHaveLength(1)
})

it('an event stream that was created disabled gets nothing until it is enabled', async () => {
  const target = await startTarget()
  const created = await service.create(target.url, { status: 'disabled' })
  expect(created).toMatchObject({ status: 'disabled', disabled_reason: 'Created disabled.' })
  await service.publish([newUser()])
  await setStatus(created.id, 'enabled')
  await deliver(service, target)
  expect(target.receipts).toHaveLength(1)
  expect(await service.history(created.id)).toEqual([])
})
