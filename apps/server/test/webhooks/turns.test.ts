import pino from 'pino'
import { expect, it } from 'vitest'
import { limits } from '../../src/limits.ts'
import { Attempts } from '../../src/webhooks/dispatch/attempts.ts'
import { begin } from '../../src/webhooks/dispatch/delivery.ts'
import type { DispatchStore } from '../../src/webhooks/dispatch/dispatch-store.ts'
import type { Lane } from '../../src/webhooks/dispatch/lane.ts'
import { initialWindow } from '../../src/webhooks/dispatch/window.ts'
import type { Outcome } from '../../src/webhooks/send/outcome.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import { json, newDelivery } from './dispatched.ts'

/** Runs attempts that end when the test says so, of streams with one event each. */
function runAttempts() {
  /** Ends the attempt in flight of a stream, by the stream's name. */
  const ends = new Map<string, () => void>()
  const attempts = new Attempts({
    store: {} as DispatchStore,
    clock: { now: Date.now, mayForget: () => false },
    sender: {
      attempt: ({ headers }) =>
        new Promise<Outcome>(resolve =>
          ends.set(String(headers['webhook-id']), () => resolve({ result: 'delivered' })),
        ),
      close: async () => {},
    },
    retryDelays: [1],
    patienceMs: Number.POSITIVE_INFINITY,
    log: pino({ level: 'silent' }),
    mayBegin: () => true,
    onSettled: () => {},
    onChange: () => {},
  })

  /**
   * Adds a stream that waits for an attempt, or for a probe of its failed target.
   *
   * @param fill reads the next deliveries; by default the stream has its delivery in memory
   * @returns a function that offers the delivery, as when an event arrives
   */
  function add(
    name: string,
    {
      isProbed = false,
      bytes = 1,
      fill,
    }: { isProbed?: boolean; bytes?: number; fill?: () => Promise<boolean> } = {},
  ) {
    const delivery = newDelivery(name, { eventId: name, bytes })
    let next: typeof delivery | null = fill ? null : delivery
    const lane = {
      id: name,
      window: initialWindow,
      candidates: { peek: () => next && { delivery: next, json, since: Date.now() } },
      isProbed: () => isProbed,
      hasRoom: () => true,
      wakeAt: () => null,
      fill: fill ?? (async () => false),
      begin() {
        next = null
        return { delivery: begin(delivery), json, stream, version: 1, isProbe: isProbed }
      },
      settle: () => {},
    } as unknown as Lane
    attempts.wake(lane)
    return {
      offer() {
        next = delivery
        attempts.wake(lane)
      },
    }
  }

  return {
    add,
    ends,
    /** Ends the attempt of a stream, and lets others begin. */
    async end(name: string) {
      ends.get(name)?.()
      ends.delete(name)
      await turns()
    },
  }
}

const stream = newEventStream('a')

/** Waits until all lanes that were woken have been served. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise(resolve => setImmediate(resolve))
}

it('a free place goes to a healthy stream, even if thousands of failed targets wait to be probed', async () => {
  const { add, ends, end } = runAttempts()
  for (let index = 0; index < limits.attempts - 1; index++) add(`slow-${index}`)
  await turns()
  for (let index = 0; index < 3_000; index++) add(`dead-${index}`, { isProbed: true })
  await turns()
  expect(ends.size).toBe(limits.attempts - 1 + limits.probes)
  add('healthy')
  await turns()
  expect(ends.has('healthy')).toBe(false)
  await end('slow-0')
  expect(ends.has('healthy')).toBe(true)
  await end('dead-0')
  expect(ends.has(`dead-${limits.probes}`)).toBe(true)
})

it('a stream that gets an event while its next deliveries are read is served, even if the read found none', async () => {
  const { add, ends } = runAttempts()
  const read = Promise.withResolvers<boolean>()
  const { offer } = add('late', { fill: () => read.promise })
  await turns()
  offer()
  await turns()
  read.resolve(false)
  await turns()
  expect(ends.has('late')).toBe(true)
})

it('memory that an attempt frees goes to all streams for which it is enough, and larger events do not hold them up', async () => {
  const { add, ends, end } = runAttempts()
  const half = limits.attemptsMemoryBytes / 2
  add('slow', { bytes: half })
  add('beside', { bytes: half / 2 })
  await turns()
  for (const name of ['too-large', 'too-large-2']) add(name, { bytes: half })
  for (const name of ['a', 'b']) add(name, { bytes: half / 2 })
  await turns()
  expect([...ends.keys()]).toEqual(['slow', 'beside'])
  await end('slow')
  expect([...ends.keys()]).toEqual(['beside', 'a', 'b'])
})
