import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { type EventService, startEventService } from './event-service.ts'
import { groupEvent, userEvent } from './published-events.ts'

let service: EventService
let token: string
beforeAll(async () => {
  service = await startEventService({ EVENTS_HEARTBEAT_SECONDS: '1' })
  token = await service.token({ scope: 'read:events' })
})
afterAll(() => service.end())

const query = (...pairs: [string, string][]) => new URLSearchParams(pairs).toString()

describe('a subscription with filters', () => {
  it('gets only events that meet all of them, from history and live', async () => {
    const before = await service.subscribe({ query: '' })
    const from = (await before.next())?.offset ?? ''
    const filter = query(
      ['filter', 'data.object.user_metadata.text:in:a,b:c\\:d'],
      ['filter', 'data.object.user_id:not_suffix:2'],
      ['from', from],
    )
    const text = ['a,b', 'c:d', 'a', 'b']
    const batch = (round: string) =>
      service.publish([
        ...text.map((one, index) => userEvent(`${round}${index}`, one)),
        groupEvent(round),
        userEvent(`${round}2`, 'a,b'),
      ])
    await batch('history-')
    const subscription = await service.subscribe({ query: filter })
    await batch('live-')
    const events = await subscription.nextEvents(4)
    const ids = events.map(({ event }) => (event.data.object as { user_id: string }).user_id)
    expect(ids).toEqual(['history-0', 'history-1', 'live-0', 'live-1'])
    subscription.close()
    before.close()
  })

  it('gets an offset behind the events that its filters hide', async () => {
    const subscription = await service.subscribe({ query: query(['filter', 'source:exact:/nobody']) })
    const start = await subscription.next()
    const [published] = await service.publish([userEvent('hidden')])
    expect(start?.offset).not.toBe(published?.offset)
    expect(await subscription.next()).toEqual({ type: 'offset-only', offset: published?.offset })
    subscription.close()
  })
})

describe('a filter is refused', () => {
  const subscribe = (...pairs: [string, string][]) =>
    send(service, { path: `/api/v2/events?${query(...pairs)}`, token })

  it.each<[[string, string][], RegExp]>([
    [[['filter', '']], /^The query parameter 'filter' must not be empty\.$/],
    [
      [['filter', 'source']],
      /^The query parameter 'filter' must be path:test:value with one of the tests exact, .*, got 'source'\.$/,
    ],
    [
      Array.from({ length: 11 }, () => ['filter', 'source:exists']),
      /^The query parameter 'filter' must have at most 10 items, got 11\.$/,
    ],
    [[['filter', 'source:exact:https://a']], /Is a colon in the value written as \\:\?$/],
    [
      [['filter', 'data.subject:exists']],
      /^The query parameter 'filter' names the path 'data.subject', which no event type has\.$/,
    ],
    [
      [
        ['event_type', 'user.created'],
        ['event_type', 'group.created'],
        ['filter', 'data.object.email:exists'],
      ],
      /^The query parameter 'filter' names the path 'data.object.email', which events of these types do not have: group.created\.$/,
    ],
  ])('%j', async (pairs, message) => {
    const answer = await subscribe(...pairs)
    expectRefusal(answer, 400, 'invalid_query_string', 'subscribe_events')
    const body = JSON.parse(answer.text)
    expect(body.message).toMatch(message)
    expect(body.errors).toMatchObject([{ path: 'filter', message: body.message }])
  })
})
