/** Compares the times of retries with their schedule, and waits for a deadline of 5 s. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startWatchedService } from '../../watched-service.ts'
import { newUser } from '../harness/delivery.ts'
import { type Delivery, manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const steps = [0.2, 0.4]
const service = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_RETRY_DELAYS: steps.join(',') }),
)
const impatient = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_TIMEOUT_SECONDS: '5', WEBHOOK_RETRY_DELAYS: '0.2' }),
)

/** The differences between consecutive times, in milliseconds. */
const gaps = (times: readonly number[]) =>
  times.slice(1).map((time, index) => time - (times[index] ?? Number.NaN))

/** The times at which the attempts began, according to the delivery history, in milliseconds since 1970. */
const timesOf = ({ attempts }: Pick<Delivery, 'attempts'>) =>
  attempts.map(({ timestamp }) => Date.parse(timestamp))

/**
 * How much later than scheduled an attempt may be, in milliseconds: the service runs in this process, so it cannot be more punctual
 * than the timers of this process are.
 */
const marginMs = () => 1_500 + (3 * lateness.max) / 1_000_000

const lateness = monitorEventLoopDelay({ resolution: 10 })
beforeEach(() => {
  lateness.reset()
  lateness.enable()
})
afterEach(() => void lateness.disable())

describe('a failing delivery', () => {
  it('is retried after each delay of the schedule, then listed with all attempts', async () => {
    const target = await startTarget(() => 503)
    const { id } = await service.create(target.url)
    const published = newUser()
    const [eventId] = await service.publish([published])
    const receipts = await target.first(3)
    const [delivery] = await service.historyOf(id, 1)
    const times = timesOf(delivery ?? { attempts: [] })
    for (const [index, gap] of gaps(times).entries()) {
      expect(gap).toBeGreaterThanOrEqual((steps[index] ?? 0) * 800 - 5)
      expect(gap).toBeLessThan((steps[index] ?? 0) * 1_200 + marginMs())
    }
    expect(delivery).toMatchObject({
      id: eventId,
      event_stream_id: id,
      status: 'failed',
      event_type: 'user.created',
    })
    expect(delivery?.attempts.map(({ error_message }) => error_message)).toEqual(
      Array(3).fill('The endpoint answered with status 503.'),
    )
    for (const [index, { at }] of receipts.entries()) {
      expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(0)
      expect(at - (times[index] ?? 0)).toBeLessThan(marginMs())
    }
    const { data, ...event } = delivery?.event ?? {}
    expect(event).toEqual({
      id: eventId,
      source: '/tests',
      specversion: '1.0',
      type: 'user.created',
      time: published.time,
    })
    expect(JSON.parse(data ?? '')).toEqual(published.data)
    expect(target.receipts).toHaveLength(3)
  })

  it('waits for the Retry-After of its target, up to twice the scheduled delay', async () => {
    const wishes = ['999999999', 'Fri, 31 Dec 9999 23:59:59 GMT', '0']
    const target = await startTarget((_receipt, res) => {
      res.writeHead(429, { 'Retry-After': wishes.shift() }).end()
      return undefined
    })
    const { id } = await service.create(target.url)
    await service.publish([newUser()])
    const [delivery] = await service.historyOf(id, 1)
    const [first = 0, second = 0] = gaps(timesOf(delivery ?? { attempts: [] }))
    expect(first).toBeGreaterThanOrEqual(395)
    expect(first).toBeLessThan(400 + marginMs())
    expect(second).toBeGreaterThanOrEqual(795)
    expect(second).toBeLessThan(800 + marginMs())
  })

  it('is retried if its target does not answer in time, and the message of the attempt says so', async () => {
    const answers = [undefined, 400]
    const target = await startTarget(() => answers.shift())
    const { id } = await impatient.create(target.url)
    await impatient.publish([newUser()])
    const [delivery] = await impatient.historyOf(id, 1)
    const [first = 0] = gaps(timesOf(delivery ?? { attempts: [] }))
    expect(first).toBeGreaterThanOrEqual(5_000 + 160 - 5)
    expect(delivery?.attempts.map(({ error_message }) => error_message)).toEqual([
      'The endpoint did not answer within 5 seconds.',
      'The endpoint answered with status 400.',
    ])
  })
})
