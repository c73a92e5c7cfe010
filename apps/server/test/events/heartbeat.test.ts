import { validate } from '@tenant-api/contract'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type EventService, startEventService } from './event-service.ts'
import { userEvent } from './published-events.ts'

let service: EventService
beforeAll(async () => {
  service = await startEventService({ EVENTS_HEARTBEAT_SECONDS: '1' })
})
afterAll(() => service.end())

it('a heartbeat is sent after a pause, repeats the offset, and is not an event', async () => {
  const startedAt = performance.now()
  const subscription = await service.subscribe()
  onTestFinished(() => subscription.close())
  const first = await subscription.next()
  const heartbeat = await subscription.next()
  expect(performance.now() - startedAt).toBeGreaterThan(990)
  expect(heartbeat).toEqual({ type: 'offset-only', offset: first?.offset })
  expect(validate('OffsetOnlyMessage', heartbeat)).toEqual([])
})

it('a reader whose filter matches nothing gets heartbeats, whose offsets move with the log', async () => {
  const subscription = await service.subscribe({ query: { event_type: 'group.deleted' } })
  onTestFinished(() => subscription.close())
  const offsets = [(await subscription.next())?.offset ?? '']
  for (let round = 1; round <= 2; round++) {
    const hidden = await service.publish([userEvent(crypto.randomUUID()), userEvent(crypto.randomUUID())])
    let heartbeat = await subscription.next()
    // Heartbeats may have been sent before the events were published.
    while (heartbeat?.offset === offsets.at(-1)) heartbeat = await subscription.next()
    expect(heartbeat).toEqual({ type: 'offset-only', offset: hidden.at(-1)?.offset })
    offsets.push(heartbeat?.offset ?? '')
  }
  expect(offsets).toEqual([...new Set(offsets)].toSorted())

  const [published] = await service.publish([userEvent(crypto.randomUUID())])
  const resumed = await service.subscribe({ lastEventId: offsets.at(-1) ?? '' })
  onTestFinished(() => resumed.close())
  expect((await resumed.nextEvent()).offset).toBe(published?.offset)
})
