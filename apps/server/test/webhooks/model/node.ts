import pino from 'pino'
import { watchClock } from '../../../src/events/clock.ts'
import { withTail } from '../../../src/events/tail.ts'
import type { Stores } from '../../../src/stores/stores.ts'
import { createAddressGuard } from '../../../src/webhooks/addresses.ts'
import { Dispatcher } from '../../../src/webhooks/dispatcher.ts'
import { createWebhookSender } from '../../../src/webhooks/send.ts'
import { type StoreFaults, withFaults } from './faulty-store.ts'

/** Timeout of an attempt, in milliseconds. It is longer than a slow target needs on a busy machine. */
const deadlineMs = 1_000

/** The header that says when an attempt began, in milliseconds of this process. A busy target reads a request long afterwards. */
export const begunAtHeader = 'x-begun-at'

/** A dispatcher that a test can kill or pause. Of its calls, only those of the dispatch store can fail. */
export interface Node {
  readonly stores: Stores
  readonly dispatcher: Dispatcher
  readonly faults: StoreFaults
  /** Whether the node was killed. Another node then replaces it soon. */
  readonly isDead: boolean
  /** Ends the node at once: its attempts are cut off, and it writes no more results. */
  kill(): void
  /** Stops the dispatcher. Resolves once no work is in flight. */
  stop(): Promise<void>
}

export async function startNode(stores: Stores, leaseMs: number): Promise<Node> {
  const log = pino({ level: 'silent' })
  const { store, faults } = withFaults(stores.dispatch)
  const sender = createWebhookSender(createAddressGuard(['127.0.0.0/8']), { deadlineMs, dnsServers: [], log })
  const events = await withTail(stores.events, log)
  const retryDelays = [0.01, 0.02]
  const expiryMs = Number.POSITIVE_INFINITY
  const dispatcher = await Dispatcher.start({
    events,
    store,
    clock: watchClock(stores.clock, log),
    sender: {
      ...sender,
      attempt: webhook =>
        sender.attempt({
          ...webhook,
          headers: { ...webhook.headers, [begunAtHeader]: String(performance.now()) },
        }),
    },
    retryDelays,
    expiryMs,
    leaseMs,
    log,
  })
  let isDead = false
  let stopping: Promise<void> | null = null
  const stop = () => {
    stopping ??= dispatcher.stop()
    return stopping
  }
  return {
    stores,
    dispatcher,
    faults,
    stop,
    get isDead() {
      return isDead
    },
    kill() {
      isDead = true
      faults.kill()
      void sender.close()
      void stop()
    },
  }
}
