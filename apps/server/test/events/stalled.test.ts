import { expect, it, onTestFinished } from 'vitest'
import { holdClocks } from '../held-clock.ts'
import { RawConnection } from '../http/raw-connection.ts'
import { readMetrics } from '../metrics/read-metrics.ts'
import { type EventService, startEventService } from './event-service.ts'
import { userEvent } from './published-events.ts'
import { isEvent } from './subscription.ts'

/** The size of all published events together. The socket buffers of both ends hold less. */
const megabytes = 30

const endedStreams = (service: EventService) =>
  service.lines
    .map(line => JSON.parse(line) as { operation?: string; completed?: boolean })
    .filter(({ operation }) => operation === 'subscribe_events')

it('a reader that never reads is disconnected, delays no other reader, and resumes without a gap', async () => {
  const clock = holdClocks()
  const service = await startEventService({ EVENTS_STALLED_SECONDS: '10', ADMIN_PORT: '0' })
  onTestFinished(() => service.end())
  const start = await service.subscribe()
  const origin = (await start.next())?.offset ?? ''
  start.close()
  const log: string[] = []
  for (let index = 0; index < megabytes; index++) {
    const published = await service.publish([userEvent(`large-${index}`, 'x'.repeat(1_000_000))])
    log.push(...published.map(({ offset }) => offset))
  }
  await expect.poll(() => endedStreams(service).length).toBe(1)

  const stalled = await service.subscribe({ lastEventId: origin })
  const reading = await service.subscribe()
  for (let index = 0; index < 50; index++) {
    const [published] = await service.publish([userEvent(`small-${index}`)])
    log.push(published?.offset ?? '')
    expect((await reading.nextEvent()).offset).toBe(published?.offset)
  }
  expect(endedStreams(service)).toHaveLength(1)
  // The reader's time runs from when its socket is full, which may be later than the last small event.
  const endedLater = () => {
    clock.pass(10_000)
    return endedStreams(service).length
  }
  await expect.poll(endedLater, { interval: 500 }).toBe(2)
  expect(endedStreams(service)[1]).toMatchObject({ completed: false })
  expect((await readMetrics(service)).get('tenant_api_event_readers_dropped_total')).toBe(1)

  const seen: string[] = []
  for (let message = await stalled.next(); message; message = await stalled.next()) {
    if (isEvent(message)) seen.push(message.offset)
  }
  expect(seen.length).toBeLessThan(megabytes)
  const resumed = await service.subscribe({ lastEventId: seen.at(-1) ?? origin })
  const rest = await resumed.nextEvents(log.length - seen.length)
  expect([...seen, ...rest.map(({ offset }) => offset)]).toEqual(log)
})

it('a second subscription on the same connection begins when the first one has ended', async () => {
  const service = await startEventService({ EVENTS_MAX_CONNECTION_SECONDS: '1' })
  onTestFinished(() => service.end())
  const token = await service.token({ scope: 'read:events' })
  using connection = new RawConnection(service)
  const request = `GET /api/v2/events HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${token}\r\n\r\n`
  const received = await connection.write(request, request).until(/connection_timeout.*HTTP\/1\.1 200/s)
  expect(received.slice(0, received.indexOf('connection_timeout')).match(/HTTP\/1\.1 200/g)).toHaveLength(1)
})
