import { randomBytes } from 'node:crypto'
import type { components, PublishEvent } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { newId } from '../../src/api/ids.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { groupEvent } from '../events/published-events.ts'
import { startWatchedService } from '../watched-service.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { type Behaviour, startTarget } from '../webhooks/harness/target.ts'

type Published = components['schemas']['PublishedEvents']['events'][number]
type Stats = components['schemas']['EventStreamStats']

const service = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '60,60' }),
)

const skip = (id: string, to: string, dry_run?: boolean) =>
  service.call<{ events: number }>('skip_events', { id, body: { to, dry_run } })
const stats = async (id: string) => (await service.call<Stats>('get_event_stream_stats', { id })).body.current
const setStatus = (id: string, status: string) =>
  service.call('update_event_stream', { id, body: { status } })

async function publish(events: readonly PublishEvent[]): Promise<readonly Published[]> {
  const { body } = await service.call<{ events: Published[] }>('publish_events', { body: events })
  return body.events
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

describe('a skip', () => {
  it('drops the events that wait for a retry, and says in its answer and in the log how many', async () => {
    const target = await startTarget(() => 500)
    const { id } = await service.create(target.url)
    const published = await publish([newUser(), newUser(), newUser()])
    await expect.poll(async () => (await stats(id)).waiting).toBe(3)
    const to = published[1]?.offset ?? ''
    expect(await skip(id, to, true)).toMatchObject({ status: 202, body: { events: 2 } })
    expect((await stats(id)).waiting).toBe(3)
    expect(await skip(id, to)).toMatchObject({ status: 202, body: { events: 2 } })
    expect(await stats(id)).toMatchObject({ waiting: 1, work: [] })
    expect(await skip(id, to)).toMatchObject({ status: 202, body: { events: 0 } })
    expect(await skip(id, 'latest')).toMatchObject({ status: 202, body: { events: 1 } })
    expect(await stats(id)).toMatchObject({ waiting: 0 })
    expect(await service.history(id)).toEqual([])
    expect(await service.totals(id)).toEqual({ successful: 0, failed: 0 })
    const query = { resource_id: id, operation: 'skip_events' }
    const { body } = await service.call<{ logs: { detail: string }[] }>('list_logs', { query })
    expect(body.logs.map(({ detail }) => detail)).toEqual([1, 0, 2].map(count => `Skipped events: ${count}.`))
    expect(target.receipts).toHaveLength(3)
  })

  it.each([204, 500, 400])(
    'drops events of the log before their attempt; attempts in flight go on, and are not repeated after a status %i',
    async status => {
      const { behaviour, answer } = holding()
      const target = await startTarget(behaviour)
      const { id } = await service.create(target.url)
      const group = groupEvent(crypto.randomUUID())
      await publish([...Array.from({ length: 450 }, newUser), group])
      const underWay = await target.first(32)
      expect(await skip(id, 'latest')).toMatchObject({ status: 202, body: { events: 450 } })
      const later = await publish([newUser()])
      answer(status)
      await target.first(33)
      answer(204)
      const failed = status === 400 ? 32 : 0
      const successful = status === 204 ? 33 : 1
      await expect.poll(() => service.totals(id)).toEqual({ successful, failed })
      await expect.poll(() => stats(id)).toMatchObject({ waiting: 0, backlog: 0, work: [] })
      const started = new Set(underWay.map(({ event }) => event.id))
      for (const one of await service.historyOf(id, failed)) expect(started).toContain(one.id)
      expect(target.receipts.map(({ event }) => event.id).slice(32)).toEqual(later.map(one => one.event_id))
    },
  )

  it('drops waiting events up to an offset, and lets later ones go on', async () => {
    const { behaviour, answer } = holding()
    const target = await startTarget(behaviour)
    const { id } = await service.create(target.url)
    const published = await publish(Array.from({ length: 100 }, newUser))
    await target.first(32)
    await skip(id, published[89]?.offset ?? '')
    target.behave(() => 204)
    answer(204)
    await target.first(42)
    await expect.poll(() => service.totals(id)).toEqual({ successful: 42, failed: 0 })
    const last = target.receipts.slice(32).map(({ event }) => event.id)
    expect(last.toSorted()).toEqual(
      published
        .slice(90)
        .map(one => one.event_id)
        .toSorted(),
    )
  })

  it('leaves redeliveries and test events alone', async () => {
    const target = await startTarget(() => 422)
    const { id } = await service.create(target.url)
    await publish([newUser()])
    await service.historyOf(id, 1)
    const { behaviour, answer } = holding()
    target.behave(behaviour)
    await service.call('redeliver_events', { id })
    await service.call('test_event_stream', { id, body: { event_type: 'user.created' } })
    await target.first(3)
    answer(500)
    await expect.poll(async () => (await stats(id)).redelivering).toBe(1)
    expect(await skip(id, 'latest')).toMatchObject({ status: 202, body: { events: 0 } })
    expect(await stats(id)).toMatchObject({ redelivering: 1 })
    await service.historyOf(id, 2)
  })

  it('is refused by a disabled stream, and for what is no offset', async () => {
    const { id } = await service.create('http://127.0.0.1:9/')
    const invalid = "The property 'to' is not an offset. Pass the offset of a message unchanged."
    const forged = 'The offset has a wrong signature. It was changed, or comes from another service.'
    const foreign = createOffsetCodec(randomBytes(32)).encode({ epoch: 1, sequence: 1 })
    for (const [to, message] of [
      ['newest', invalid],
      [foreign, forged],
    ] as const)
      expect(await skip(id, to)).toMatchObject({
        status: 400,
        body: { errorCode: 'invalid_cursor', errors: [{ path: '#/to', code: 'invalid', message }] },
      })
    expect(await skip(newId('est_'), 'latest')).toMatchObject({ status: 404 })
    await setStatus(id, 'disabled')
    const message = 'The event stream is disabled. Enable it first.'
    for (const dry of [true, false])
      expect(await skip(id, 'latest', dry)).toMatchObject({ status: 409, body: { message } })
  })
})
