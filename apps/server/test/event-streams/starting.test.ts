import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { components, PublishEvent } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { acceptEvent } from '../../src/events/publication.ts'
import { openSqliteStores } from '../../src/stores/sqlite/open.ts'
import { openSubscription } from '../events/subscription.ts'
import { silentLog } from '../silent-log.ts'
import { tenantOf } from '../stores/tenant-of.ts'
import { unexpected } from '../unexpected.ts'
import { startWatchedService } from '../watched-service.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import {
  type EventStream,
  manageStreams,
  newStream,
  quickWebhooks,
} from '../webhooks/harness/stream-service.ts'
import { startTarget, type WebhookTarget } from '../webhooks/harness/target.ts'

type Start = components['schemas']['EventStreamStart']
type Published = components['schemas']['PublishedEvents']['events'][number]

const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
const { offsets, old } = await prepareLog()
const service = await manageStreams(await startWatchedService({ ...quickWebhooks, DATA_DIR: dataDir }))
const token = await service.token()

/** Fills a log with events that were accepted at 1:00, 2:00 and so on, and whose first two events retention has deleted. */
async function prepareLog() {
  const { events, keys, close } = await openSqliteStores(dataDir, {
    ...tenantOf(dataDir),
    onLost: unexpected,
    log: silentLog,
  })
  const day = 1_000 * Math.floor(Date.now() / 1_000) - 86_400_000
  const appended = await events.append(
    Array.from({ length: 5 }, (_, hour) => {
      const event = newUser()
      const given = { event, place: 'body', dataText: JSON.stringify(event.data) } as const
      return acceptEvent(given, { tenantId: 'local', now: day + hour * 3_600_000 })
    }),
  )
  while ((await events.prune(day + 1.5 * 3_600_000, 1)) > 0);
  await close()
  const old = appended.map((event, hour) => ({ ...event, at: day + hour * 3_600_000 }))
  return { offsets: createOffsetCodec(keys.offsets), old }
}

async function publish(events: readonly PublishEvent[]): Promise<readonly Published[]> {
  const { body } = await service.call<{ events: Published[] }>('publish_events', { body: events })
  return body.events
}

const create = (target: WebhookTarget, start: unknown, given: object = {}) =>
  service.call<EventStream>('create_event_stream', { body: { ...newStream(target.url), ...given, start } })
const change = (id: string, body: unknown) =>
  service.call<EventStream & { errorCode?: string; message: string }>('update_event_stream', { id, body })
const setStatus = (id: string, status: string) => change(id, { status })
const enable = (id: string, start?: Start) => change(id, { status: 'enabled', start })

async function receivedBy(target: WebhookTarget, count: number): Promise<string[]> {
  return (await target.first(count)).map(({ event }) => event.id).toSorted()
}

const seconds = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
const idsOf = (events: readonly { event_id: string }[]) => events.map(({ event_id }) => event_id).toSorted()

/** What the tenant's log says about the latest change of a stream. */
async function entryOf(resource_id: string) {
  const { body } = await service.call<{ logs: { changed?: string[]; detail?: string }[] }>('list_logs', {
    query: { resource_id },
  })
  return body.logs.find(({ changed }) => changed)
}

describe('a new event stream', () => {
  it('begins after the offset that a subscriber got, and shows and stores no start', async () => {
    const target = await startTarget()
    const subscription = await openSubscription(service.baseUrl, { token })
    const published = await publish([newUser(), newUser(), newUser()])
    const [first] = await subscription.nextEvents(1)
    subscription.close()
    const from = first?.offset ?? ''
    const { status, body } = await create(target, { from })
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('start')
    expect(await receivedBy(target, 2)).toEqual(idsOf(published.slice(1)))
    const [later] = await publish([newUser()])
    expect((await target.first(3)).at(-1)?.event.id).toBe(later?.event_id)
    expect(await entryOf(body.id)).toMatchObject({
      changed: ['name', 'subscriptions', 'destination'],
      detail: `Starts after the offset ${from}.`,
    })
    await service.call('delete_event_stream', { id: body.id })
  })

  it('begins at the first event since a time, or at the oldest that is kept', async () => {
    const kept = old.slice(2)
    const published = await publish([newUser()])
    const since = async (at: number) => {
      const target = await startTarget()
      const start = { from_timestamp: seconds(at) }
      const { body } = await create(target, start, { subscriptions: [{ event_type: 'user.created' }] })
      expect((await entryOf(body.id))?.detail).toBe(`Starts at ${start.from_timestamp}.`)
      return { target, body }
    }
    const [third, fourth] = [kept[0]?.at ?? 0, kept[1]?.at ?? 0]
    for (const [at, missing] of [
      [0, []],
      [third, []],
      [fourth - 1_000, [kept[0]]],
      [fourth, [kept[0]]],
    ] as const) {
      const { target, body } = await since(at)
      await expect.poll(() => target.receipts.map(({ event }) => event.id)).toContain(published[0]?.event_id)
      const ids = new Set(target.receipts.map(({ event }) => event.id))
      expect(kept.filter(({ eventId }) => !ids.has(eventId))).toEqual(missing)
      await service.call('delete_event_stream', { id: body.id })
    }
  })

  it('begins after the latest event, if its start is in the future', async () => {
    const target = await startTarget()
    const { body } = await create(target, { from_timestamp: '2999-01-01T00:00:00Z' })
    const published = await publish([newUser()])
    expect(await receivedBy(target, 1)).toEqual(idsOf(published))
    await service.call('delete_event_stream', { id: body.id })
  })

  it.each([
    [
      'x',
      'invalid_cursor',
      "The property 'start.from' is not an offset. Pass the offset of a message unchanged.",
    ],
    [
      '0'.repeat(41),
      'invalid_cursor',
      'The offset has a wrong signature. It was changed, or comes from another service.',
    ],
    [
      'where_it_stopped',
      'invalid_cursor',
      "The property 'start.from' may be where_it_stopped only in a request that enables an event stream.",
    ],
  ])('is refused if it starts from %s', async (from, errorCode, message) => {
    const target = await startTarget()
    const errors = [{ path: '#/start/from', code: 'invalid', message }]
    expect(await create(target, { from })).toMatchObject({
      status: 400,
      body: { errorCode, message, errors },
    })
  })

  it('is refused if the events after its start are deleted, or are of another log', async () => {
    const target = await startTarget()
    const expired = { status: 410, body: { errorCode: 'cursor_expired' } }
    for (const from of [old[0]?.offset, offsets.encode({ epoch: 1, sequence: 4 })])
      expect(await create(target, { from })).toMatchObject(expired)
  })

  it.each([{}, { from: 'x', from_timestamp: '2026-01-01T00:00:00Z' }])(
    'is refused with start %j',
    async start => {
      const target = await startTarget()
      expect(await create(target, start)).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
    },
  )
})

describe('enabling an event stream', () => {
  it('lets it begin after an offset, also with events that it had before', async () => {
    const target = await startTarget()
    const { id } = await service.create(target.url)
    const published = await publish([newUser(), newUser(), newUser()])
    await target.first(3)
    await setStatus(id, 'disabled')
    const meanwhile = await publish([newUser()])
    const from = published[0]?.offset ?? ''
    expect(await enable(id, { from })).toMatchObject({ status: 200, body: { status: 'enabled' } })
    const again = (await target.first(6)).slice(3).map(({ event }) => event.id)
    expect(again.toSorted()).toEqual(idsOf([...published.slice(1), ...meanwhile]))
    expect(await service.history(id)).toEqual([])
    expect(await entryOf(id)).toMatchObject({
      changed: ['status'],
      detail: `Starts after the offset ${from}.`,
    })
  })

  it('removes from the history what the stream delivers after all', async () => {
    const target = await startTarget(() => 500)
    const { id } = await service.create(target.url)
    const published = await publish(Array.from({ length: 40 }, newUser))
    await target.first(3)
    await setStatus(id, 'disabled')
    await service.historyOf(id, 40)
    target.behave(() => 204)
    const sent = target.receipts.length
    expect(await enable(id, { from_timestamp: seconds(old[4]?.at ?? 0) })).toMatchObject({ status: 200 })
    await service.historyOf(id, 0)
    const again = new Set(target.receipts.slice(sent).map(({ event }) => event.id))
    for (const { event_id } of published) expect(again).toContain(event_id)
  })

  it('lets it go on where it stopped, with what ended then and all events since, each once', async () => {
    const target = await startTarget(({ event }) => (event.type === 'user.created' ? 500 : 204))
    const { id } = await service.create(target.url)
    const before = await publish(Array.from({ length: 60 }, newUser))
    await target.first(3)
    await setStatus(id, 'disabled')
    const since = await publish([newUser(), newUser()])
    await service.historyOf(id, 60)
    target.behave(() => 204)
    const sent = target.receipts.length
    expect(await enable(id, { from: 'where_it_stopped' })).toMatchObject({ status: 200 })
    await service.historyOf(id, 0)
    await expect.poll(() => target.receipts.length).toBe(sent + 62)
    const again = target.receipts.slice(sent).map(({ event }) => event.id)
    expect(again.toSorted()).toEqual(idsOf([...before, ...since]))
    expect((await entryOf(id))?.detail).toBe('Goes on where it stopped.')
  })

  it('does not send again what had failed before the stream was disabled, nor what ended in an earlier round', async () => {
    const target = await startTarget(() => 422)
    const { id } = await service.create(target.url)
    await publish([newUser()])
    await service.historyOf(id, 1)
    target.behave(() => 500)
    await publish([newUser()])
    await target.first(2)
    await setStatus(id, 'disabled')
    await service.historyOf(id, 2)
    await enable(id)
    const sent = target.receipts.length
    const last = await publish([newUser()])
    await target.first(sent + 1)
    await setStatus(id, 'disabled')
    await service.historyOf(id, 3)
    const before = target.receipts.length
    target.behave(() => 204)
    await enable(id, { from: 'where_it_stopped' })
    await service.historyOf(id, 2)
    expect(target.receipts.slice(before).map(({ event }) => event.id)).toEqual(idsOf(last))
  })

  it('lets a stream that was created disabled go on where it would have begun', async () => {
    const target = await startTarget()
    const [first, second] = await publish([newUser(), newUser()])
    const { body } = await create(target, { from: first?.offset }, { status: 'disabled' })
    const third = await publish([newUser()])
    await enable(body.id, { from: 'where_it_stopped' })
    expect(await receivedBy(target, 2)).toEqual(idsOf([...third, ...(second ? [second] : [])]))
    await service.call('delete_event_stream', { id: body.id })
  })

  it.each(['enabled', 'disabled'] as const)('is needed for a start: a stream stays %s', async status => {
    const { id } = await service.create('http://127.0.0.1:9/', { status })
    const message = "The property 'start' is allowed only in a request that enables the event stream."
    const refused = { status: 409, body: { errorCode: 'conflict', message } }
    const [{ offset } = { offset: '' }] = await publish([newUser()])
    for (const from of [offset, 'where_it_stopped'])
      for (const body of [
        { start: { from } },
        { start: { from }, status },
        { start: { from }, name: `other ${id}` },
      ])
        expect(await change(id, body)).toMatchObject(refused)
    expect((await service.call<EventStream>('get_event_stream', { id })).body.status).toBe(status)
  })

  it('is refused with the errors of a subscription', async () => {
    const { id } = await service.create('http://127.0.0.1:9/', { status: 'disabled' })
    const of = (from: string) => change(id, { status: 'enabled', start: { from } })
    expect(await of('x')).toMatchObject({ status: 400, body: { errorCode: 'invalid_cursor' } })
    expect(await of('0'.repeat(41))).toMatchObject({ status: 400, body: { errorCode: 'invalid_cursor' } })
    expect(await of(old[0]?.offset ?? '')).toMatchObject({
      status: 410,
      body: { errorCode: 'cursor_expired' },
    })
  })
})
