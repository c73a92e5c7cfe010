import type { Outcome } from '../../../src/webhooks/delivery.ts'
import { begin } from '../../../src/webhooks/delivery.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import type { Candidate, Lane } from '../../../src/webhooks/lane.ts'
import { initialWindow } from '../../../src/webhooks/target-health.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import { changesOf, json, newDelivery } from '../harness/dispatched.ts'
import { startAttempts } from '../harness/start-attempts.ts'

const stream = newEventStream('a')

interface StreamOptions {
  readonly isProbed?: boolean
  readonly bytes?: number
  /** How many deliveries the stream has. The stream's name is the event id of a single delivery, and the prefix of several. */
  readonly events?: number
  /** When a retry of the stream is due, in milliseconds since 1970; null if none waits. */
  readonly retryAt?: number | null
  /** Reads the next deliveries. By default the stream has its deliveries in memory. */
  readonly fill?: () => Promise<boolean>
}

/** Runs attempts that end when the test says so. */
export function runAttempts() {
  /** Ends the attempt in flight of a delivery, by the id of its event. */
  const ends = new Map<string, () => void>()
  const store = { isHolding: () => true, commit: async () => [] } as Partial<DispatchStore> as DispatchStore
  const attempts = startAttempts(
    store,
    ({ headers }) =>
      new Promise<Outcome>(resolve =>
        ends.set(String(headers['webhook-id']), () => resolve({ result: 'delivered' })),
      ),
  )

  /** Adds a stream that waits for attempts, or for a probe of its failed target. */
  function add(name: string, given: StreamOptions = {}) {
    const { isProbed = false, bytes = 1, events = 1, retryAt = null, fill } = given
    const deliveries = Array.from({ length: events }, (_, index) =>
      newDelivery(name, { eventId: events === 1 ? name : `${name}-${index}`, bytes }),
    )
    const offered = fill ? [] : [...deliveries]
    let [hasRoom, served] = [true, 0]
    const lane = {
      id: name,
      window: initialWindow,
      next: () => offered[0] && { delivery: offered[0], json, since: Date.now() },
      isProbed: () => isProbed,
      mayGoOn: () => true,
      hasRoom() {
        served++
        return hasRoom
      },
      wakeAt: () => retryAt,
      fill: fill ?? (async () => false),
      begin({ delivery }: Candidate) {
        offered.shift()
        return { delivery: begin(delivery), json, stream, version: 1, isProbe: isProbed }
      },
      settle: () => null,
      take: () => changesOf(name),
    } as unknown as Lane
    attempts.wake(lane)
    return {
      /** Offers the deliveries, as when events arrive. */
      offer() {
        offered.push(...deliveries)
        attempts.wake(lane)
      },
      /** Ends all attempts of the stream that have not begun, as when the stream is deleted. */
      close() {
        hasRoom = false
      },
      /** How often the stream was asked for its next attempt. */
      served: () => served,
    }
  }

  return {
    add,
    ends,
    /** Ends an attempt, and lets others begin. */
    async end(eventId: string) {
      ends.get(eventId)?.()
      ends.delete(eventId)
      await turns()
    },
  }
}

/** Waits until all lanes that were woken have been served. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise(resolve => setImmediate(resolve))
}
