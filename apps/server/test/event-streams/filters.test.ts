import { eventTypes } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { userEvent } from '../events/published-events.ts'
import { startWatchedService } from '../watched-service.ts'
import {
  type EventStream,
  manageStreams,
  newStream,
  quickWebhooks,
} from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

const service = await manageStreams(await startWatchedService(quickWebhooks))
const somewhere = 'https://hooks.example.com/'

type Filters = NonNullable<EventStream['filters']>
type Refusal = { readonly errors: readonly { readonly path: string; readonly message: string }[] }

/** Filters that only the service must check, not the compiler. */
const filtersOf = (...paths: string[]) => paths.map(path => ({ path, exists: true })) as unknown as Filters

describe('the filters of an event stream', () => {
  it.each(eventTypes)('must have paths that %s has, or nothing is stored', async event_type => {
    const subscriptions = [{ event_type }]
    const count = async () => (await service.call<EventStream[]>('list_event_streams')).body.length
    const before = await count()
    const wrong = [
      'id',
      'time',
      'data',
      'data.context.wrong',
      'data.context.client.id.x',
      'data.object.id.x',
      'source.x',
      'object.id',
    ]
    const filters = filtersOf(
      'source',
      ...wrong.filter(path => !path.startsWith('data.object') || !event_type.startsWith('user.')),
    )
    const body = newStream(somewhere, { subscriptions, filters })
    const refused = await service.call<Refusal>('create_event_stream', { body })
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
    expect(refused.body.errors.map(({ path }) => path)).toEqual(
      filters.slice(1).map((_, index) => `#/filters/${index + 1}/path`),
    )
    expect(refused.body.errors[0]?.message).toBe(
      `The property 'filters.1.path' is 'id', which events of these types do not have: ${event_type}.`,
    )
    expect(await count()).toBe(before)
  })

  it('must fit the types, whichever of the two a change replaces', async () => {
    const types = (...names: (typeof eventTypes)[number][]) => names.map(event_type => ({ event_type }))
    const { id } = await service.create(somewhere, {
      subscriptions: types('user.created', 'user.updated'),
      filters: filtersOf('data.object.email'),
    })
    const before = (await service.call('get_event_stream', { id })).body
    const change = (body: object) => service.call<Refusal>('update_event_stream', { id, body })
    const expectRefusal = async (body: object, message: string) => {
      const refused = await change(body)
      expect(refused).toMatchObject({ status: 400, body: { errorCode: 'invalid_body', message } })
      expect((await service.call('get_event_stream', { id })).body).toEqual(before)
    }
    await expectRefusal(
      { subscriptions: types('user.created', 'group.created') },
      "The property 'filters.0.path' is 'data.object.email', which events of these types do not have: group.created.",
    )
    await expectRefusal(
      { filters: filtersOf('data.object.email', 'data.context.x') },
      "The property 'filters.1.path' is 'data.context.x', which no event type has.",
    )
    const both = { subscriptions: types('group.created'), filters: filtersOf('data.object.name') }
    expect(await change(both)).toMatchObject({ status: 200, body: both })
    expect(await change({ filters: [], subscriptions: types('user.created') })).toMatchObject({
      status: 200,
      body: { filters: [] },
    })
  })

  it('have one test each', async () => {
    const wrong = [
      { path: 'source' },
      { path: 'source', exact: 'a', prefix: 'b' },
      { exact: 'a' },
      { path: 'source', exists: false },
    ]
    const body = newStream(somewhere, { filters: wrong as unknown as Filters })
    const refused = await service.call<Refusal>('create_event_stream', { body })
    expect(refused.body.errors.map(({ path, message }) => [path, message])).toEqual([
      ['#/filters/0', "The property 'filters.0' must have at least 2 properties."],
      ['#/filters/1', "The property 'filters.1' must have at most 2 properties."],
      ['#/filters/2', "The property 'filters.2' must have at least 2 properties."],
      ['#/filters/2/path', "The property 'filters.2.path' is required."],
      ['#/filters/3/exists', "The property 'filters.3.exists' must be true, got false."],
    ])
  })

  it('hide events: they are neither delivered nor failed; tests and redeliveries are sent all the same', async () => {
    const target = await startTarget(() => 503)
    const texts = (exact: string): Filters => [{ path: 'data.object.user_metadata.text', exact }]
    const { id } = await service.create(target.url, { filters: texts('yes') })
    const published = await service.publish(
      ['no', 'yes', 'no'].map((text, index) => userEvent(`filtered-${index}`, text)),
    )
    const [failed] = await service.historyOf(id, 1)
    expect(failed?.id).toBe(published[1])
    target.behave(() => 204)
    await service.call('update_event_stream', { id, body: { filters: texts('no') } })
    const before = target.receipts.length
    await service.call('redeliver_event', { id, eventId: failed?.id ?? '' })
    await service.call('test_event_stream', { id, body: { event_type: 'user.deleted' } })
    const [, , live] = await service.publish(
      ['yes', 'yes', 'no'].map((text, index) => userEvent(`later-${index}`, text)),
    )
    const sent = (await target.first(before + 3)).slice(before).map(({ event }) => event)
    expect(sent.map(one => one.xpurpose ?? one.id).toSorted()).toEqual([failed?.id, live, 'test'].toSorted())
    await expect.poll(() => service.totals(id)).toEqual({ successful: 2, failed: 1 })
    expect(await service.history(id)).toEqual([])
  })
})
