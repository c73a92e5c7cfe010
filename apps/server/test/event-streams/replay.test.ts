import { describe, expect, it } from 'vitest'
import { newId } from '../../src/api/ids.ts'
import { groupEvent } from '../events/published-events.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

const service = await manageStreams(await startWatchedService(quickWebhooks))
const subscriptions = [{ event_type: 'user.created' as const }, { event_type: 'group.created' as const }]
/** Before all events. Each test replays only the events of its own part of the log. */
const always = '2020-01-01T00:00:00Z'

interface Stats {
  readonly current: {
    readonly state: string
    readonly position: string
    readonly replay?: { readonly position: string; readonly end: string; readonly sent: number }
  }
}

const replay = (id: string, body: unknown) => service.call('replay_events', { id, body })
const current = async (id: string) =>
  (await service.call<Stats>('get_event_stream_stats', { id })).body.current
const ended = (id: string) => expect.poll(async () => (await current(id)).replay).toBeUndefined()
const users = (count: number) => Array.from({ length: count }, newUser)

/** Creates a stream that has delivered events of users and then of a group. `from` is the offset before them. */
async function deliveredStream(count = 3) {
  const target = await startTarget()
  const { id } = await service.create(target.url, { subscriptions })
  const from = (await current(id)).position
  const events = await service.publish([...users(count), groupEvent(crypto.randomUUID())])
  await target.first(count + 1)
  await expect.poll(() => service.totals(id)).toEqual({ successful: count + 1, failed: 0 })
  return { target, id, from, events }
}

describe('a replay', () => {
  it('sends delivered events again in the order of the log, marked as a replay, with the same id', async () => {
    const { target, id, from, events } = await deliveredStream()
    expect(await replay(id, { from })).toMatchObject({ status: 202, body: { events: 4 } })
    const again = (await target.first(8)).slice(4)
    expect(again.map(({ event }) => event.id)).toEqual(events)
    for (const { event, headers } of again) {
      expect(event).toMatchObject({ xpurpose: 'replay', xstream: id })
      expect(headers['webhook-id']).toBe(event.id)
    }
    await ended(id)
    expect(target.receipts).toHaveLength(8)
    await expect.poll(() => service.totals(id)).toEqual({ successful: 8, failed: 0 })
    const { body } = await service.call<{ attempts: { purpose: string }[] }>('list_event_stream_attempts', {
      id,
    })
    expect(body.attempts.map(({ purpose }) => purpose).toSorted()).toEqual([
      ...Array(4).fill('live'),
      ...Array(4).fill('replay'),
    ])
  })

  it('sends only events of its part of the log, its types, and the types of the stream', async () => {
    const { target, id, from, events } = await deliveredStream()
    const group = events.at(-1)
    const { position } = await current(id)
    await service.publish(users(2))
    await target.first(6)
    expect(await replay(id, { from, event_types: ['group.created', 'user.deleted'] })).toMatchObject({
      body: { events: 1 },
    })
    expect((await target.first(7)).at(-1)?.event.id).toBe(group)
    await ended(id)
    expect(await replay(id, { from, to: position, event_types: ['user.created'] })).toMatchObject({
      body: { events: 3 },
    })
    const again = (await target.first(10)).slice(7)
    expect(again.map(({ event }) => event.id).toSorted()).toEqual(events.slice(0, 3).toSorted())
    await ended(id)
    await service.call('update_event_stream', {
      id,
      body: { subscriptions: [{ event_type: 'group.created' }] },
    })
    expect(await replay(id, { from })).toMatchObject({ body: { events: 1 } })
    await target.first(11)
    await ended(id)
    expect(target.receipts).toHaveLength(11)
  })

  it('begins and ends at times', async () => {
    const { target, id, events } = await deliveredStream(1)
    const seconds = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
    const later = seconds(Date.now() + 60_000)
    expect(await replay(id, { date_from: later })).toMatchObject({ status: 202, body: { events: 0 } })
    expect(await replay(id, { date_from: always, date_to: '2021-01-01T00:00:00Z' })).toMatchObject({
      status: 202,
      body: { events: 0 },
    })
    expect(
      await replay(id, { date_from: always, date_to: later, event_types: ['group.created'] }),
    ).toMatchObject({
      status: 202,
    })
    await expect
      .poll(() => target.receipts.at(-1)?.event)
      .toMatchObject({ id: events[1], xpurpose: 'replay' })
  })

  it('only counts with dry_run', async () => {
    const { target, id, from } = await deliveredStream()
    expect(await replay(id, { from, dry_run: true })).toMatchObject({ status: 202, body: { events: 4 } })
    expect((await current(id)).replay).toBeUndefined()
    expect(target.receipts).toHaveLength(4)
  })

  it('removes a failed delivery from the history once it delivers the event', async () => {
    const target = await startTarget(() => 422)
    const { id } = await service.create(target.url, { subscriptions })
    const from = (await current(id)).position
    await service.publish(users(3))
    await service.historyOf(id, 3)
    target.behave(() => 204)
    await replay(id, { from })
    await service.historyOf(id, 0)
    expect(target.receipts.slice(3).map(({ event }) => event.xpurpose)).toEqual(Array(3).fill('replay'))
    await expect.poll(() => service.totals(id)).toEqual({ successful: 3, failed: 3 })
  })

  it('adds its attempts to a failed delivery that fails again, and lists one that has not failed before', async () => {
    const target = await startTarget(({ event }) => (event.type === 'group.created' ? 204 : 422))
    const { id } = await service.create(target.url, { subscriptions })
    const from = (await current(id)).position
    const [user, group] = await service.publish([newUser(), groupEvent(crypto.randomUUID())])
    await expect.poll(() => service.totals(id)).toEqual({ successful: 1, failed: 1 })
    target.behave(() => 500)
    await replay(id, { from })
    const attempts = async () => {
      const history = await service.history(id)
      return Object.fromEntries(history.map(delivery => [delivery.id, delivery.attempts.length]))
    }
    await expect.poll(attempts).toEqual({ [user ?? '']: 4, [group ?? '']: 3 })
    expect(target.receipts.slice(2).map(({ event }) => event.xpurpose)).toEqual(Array(6).fill('replay'))
    await ended(id)
    // A redelivery that is requested afterwards is no part of the replay.
    target.behave(() => 204)
    await service.call('redeliver_events', { id })
    await service.historyOf(id, 0)
    expect(target.receipts.slice(8).map(({ event }) => event.xpurpose)).toEqual([undefined, undefined])
  })

  it('leaves events that are in flight or wait for a retry to their own delivery', async () => {
    const target = await startTarget(() => undefined)
    const { id } = await service.create(target.url, { subscriptions })
    const from = (await current(id)).position
    const [first] = await service.publish([newUser()])
    await target.first(1)
    await replay(id, { from })
    await ended(id)
    expect(target.receipts.map(({ event }) => event.id)).toEqual([first])
  })

  it('leaves events that the stream has not reached yet to their first delivery', async () => {
    const release = Promise.withResolvers<void>()
    const target = await startTarget((_receipt, res) => {
      void release.promise.then(() => res.writeHead(204).end())
      return undefined
    })
    const { id } = await service.create(target.url, { subscriptions })
    const from = (await current(id)).position
    const events = await service.publish(users(60))
    await target.first(32)
    await replay(id, { from })
    release.resolve()
    await target.first(60)
    await ended(id)
    expect(target.receipts.map(({ event }) => event.id).toSorted()).toEqual(events.toSorted())
    expect(target.receipts.filter(({ event }) => event.xpurpose)).toEqual([])
  })

  it('shows its progress, and can be ended', async () => {
    const { target, id, from } = await deliveredStream(40)
    const { position } = await current(id)
    // The first answers make the service write the progress.
    target.behave(() => (target.receipts.length > 41 + 4 ? undefined : 204))
    await replay(id, { from })
    await target.first(41 + 20)
    await expect.poll(async () => (await current(id)).replay?.sent).toBe(20)
    const shown = await current(id)
    expect(shown.state).toBe('replaying')
    expect(shown.position).toBe(position)
    expect(shown.replay).toMatchObject({ end: position, sent: 20 })
    expect(shown.replay?.position).not.toBe(from)
    expect(await replay(id, { from })).toMatchObject({ status: 409, body: { errorCode: 'conflict' } })
    expect(await service.call('end_replay', { id })).toMatchObject({ status: 204 })
    expect((await current(id)).replay).toBeUndefined()
    expect(await service.call('end_replay', { id })).toMatchObject({ status: 404 })
    expect(target.receipts).toHaveLength(41 + 20)
  })

  it('goes on after a skip, which drops only what was never delivered', async () => {
    const { target, id, from } = await deliveredStream()
    const failures: (() => void)[] = []
    target.behave((_receipt, res) => {
      failures.push(() => res.writeHead(500).end())
      return undefined
    })
    await replay(id, { from })
    await target.first(8)
    expect(await service.call('skip_events', { id, body: { to: 'latest' } })).toMatchObject({
      status: 202,
      body: { events: 0 },
    })
    target.behave(() => 204)
    for (const fail of failures) fail()
    await expect.poll(() => service.totals(id)).toEqual({ successful: 8, failed: 0 })
  })

  it('ends when the stream is disabled, and lists what it had begun as failed', async () => {
    const { target, id, from } = await deliveredStream(40)
    target.behave(() => undefined)
    await replay(id, { from })
    await target.first(41 + 16)
    await service.call('update_event_stream', { id, body: { status: 'disabled' } })
    expect((await current(id)).replay).toBeUndefined()
    expect(await service.call('end_replay', { id })).toMatchObject({ status: 404 })
    expect(await replay(id, { from })).toMatchObject({ status: 409 })
    await service.call('update_event_stream', { id, body: { status: 'enabled' } })
    expect((await current(id)).replay).toBeUndefined()
    expect(await service.call('delete_event_stream', { id })).toMatchObject({ status: 204 })
  })

  it('lets new events go first, and still goes on beside them', async () => {
    const { target, id, from } = await deliveredStream(200)
    await replay(id, { from })
    // Many more than one at a time, so that new events always wait.
    const events: string[] = []
    for (let batch = 0; batch < 5; batch++) events.push(...(await service.publish(users(100))))
    await target.first(201 + 201 + 500)
    await ended(id)
    const live = target.receipts.filter(({ event }) => !event.xpurpose).map(({ event }) => event.id)
    expect(live.slice(201).toSorted()).toEqual(events.toSorted())
  })

  it('sends a new event before the rest of a large replay', async () => {
    const { target, id, from } = await deliveredStream(400)
    target.behave((_receipt, res) => {
      setTimeout(() => res.writeHead(204).end(), 20)
      return undefined
    })
    await replay(id, { from })
    await target.first(401 + 40)
    const before = target.receipts.length
    const [event] = await service.publish([newUser()])
    const place = () => target.receipts.findIndex(receipt => receipt.event.id === event)
    await expect.poll(place, { interval: 5 }).toBeGreaterThan(0)
    // At most those that were in flight, and those that followed them while the event was published.
    expect(place() - before).toBeLessThan(100)
    expect((await current(id)).replay).toBeDefined()
    await service.call('end_replay', { id })
  })

  it('has an entry in the log of the tenant with the number of events', async () => {
    const { id, from } = await deliveredStream()
    await replay(id, { from })
    const [path, token] = [`/api/v2/logs?resource_id=${id}`, await service.token({ scope: 'read:logs' })]
    const { text } = await send(service, { path, token })
    const entries = JSON.parse(text).logs as { operation: string; detail?: string }[]
    expect(entries.find(({ operation }) => operation === 'replay_events')).toMatchObject({
      detail: 'Events to replay: 4.',
    })
  })

  it.each([
    [{}, 'invalid_body', '#'],
    [{ to: 'a' }, 'invalid_body', '#'],
    [{ from: 'a', date_from: always }, 'invalid_body', '#'],
    [{ date_from: always, to: 'a', date_to: always.replace('2020', '2021') }, 'invalid_body', '#/to'],
    [{ date_from: always, date_to: always }, 'invalid_body', '#/date_from'],
    [{ from: 'b', to: 'a' }, 'invalid_body', '#/from'],
    [{ date_from: always, event_types: [] }, 'invalid_body', '#/event_types'],
    [{ date_from: always, event_types: ['user.exploded'] }, 'invalid_body', '#/event_types/0'],
    [{ from: 'a' }, 'invalid_cursor', '#/from'],
    [{ from: '0'.repeat(41) }, 'invalid_cursor', '#/from'],
    [{ date_from: always, to: 'a' }, 'invalid_cursor', '#/to'],
    [{ date_from: always, to: '0'.repeat(41) }, 'invalid_cursor', '#/to'],
  ])('is refused for the request %j', async (body, errorCode, path) => {
    const { id } = await service.create('https://hooks.example.com/')
    expect(await replay(id, body)).toMatchObject({ status: 400, body: { errorCode, errors: [{ path }] } })
  })

  it('is refused when the log has deleted events of its part', async () => {
    const short = await startWatchedService({ ...quickWebhooks, EVENTS_RETENTION_SECONDS: '1' })
    const { call, create, publish } = await manageStreams(short)
    const target = await startTarget()
    const { id } = await create(target.url, { subscriptions })
    const { position } = (await call<Stats>('get_event_stream_stats', { id })).body.current
    await publish(users(3))
    await target.first(3)
    const status = async (body: unknown) => (await call('replay_events', { id, body })).status
    await expect.poll(() => status({ from: position, dry_run: true }), { timeout: 10_000 }).toBe(410)
    expect(await status({ date_from: always, to: position })).toBe(410)
    expect(await status({ date_from: always })).toBe(202)
  })

  it('needs a stream that exists', async () => {
    const id = newId('est_')
    expect(await replay(id, { date_from: always })).toMatchObject({ status: 404 })
    expect(await service.call('end_replay', { id })).toMatchObject({ status: 404 })
  })
})
