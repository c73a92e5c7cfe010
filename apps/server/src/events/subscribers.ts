import type { FrameStream, SubscriptionMessage } from '@tenant-api/contract'
import type { Logger } from 'pino'
import { ServingQueue } from './serving-queue.ts'
import { Subscriber, type SubscriberOptions } from './subscriber.ts'
import type { TailedLog } from './tailed-log.ts'

/** How often one timer checks all subscribers, in milliseconds. A timer for each would cost more. */
const tickMs = 250
/**
 * How often the service checks that clients may still read, in milliseconds. The open streams of a disabled client must end
 * within 5 s.
 */
const rightMs = 2_000

/** All subscribers of this node. */
export interface Subscribers {
  /** Creates a subscriber's stream. It starts when `open` attaches it to a response. */
  subscribe(options: SubscriberOptions): FrameStream<SubscriptionMessage>
  /** Ends every stream for shutdown. A stream that is opened later ends at once. */
  close(): void
}

export function createSubscribers(
  log: TailedLog,
  { heartbeatMs, stalledMs, logger }: { heartbeatMs: number; stalledMs: number; logger: Logger },
): Subscribers {
  const subscribers = new Set<Subscriber>()
  let isClosed = false
  const queue = new ServingQueue(subscribers, log)

  const timer = setInterval(
    () => {
      const now = performance.now()
      for (const subscriber of subscribers) subscriber.tick(now, { heartbeatMs, stalledMs })
    },
    Math.min(tickMs, heartbeatMs),
  )

  const rightTimer = setInterval(() => {
    for (const subscriber of subscribers) void subscriber.checkRight()
  }, rightMs)

  function goodbye(subscriber: Subscriber): void {
    subscriber.end('connection_timeout', 'The service is restarting. Reconnect, and resume from `offset`.')
  }

  return {
    subscribe(options) {
      return {
        open(sink) {
          const onFailure = (error: unknown) => logger.error({ err: error }, 'the event log cannot be read')
          const onEnd = () => {
            subscribers.delete(subscriber)
            options.onEnd()
          }
          const subscriber = new Subscriber(log, { ...options, onEnd }, queue, sink, onFailure)
          subscribers.add(subscriber)
          sink.onDrain(() => subscriber.drained())
          sink.onClose(() => subscriber.gone())
          if (isClosed) goodbye(subscriber)
          else queue.serve(subscriber)
        },
      }
    },
    close() {
      isClosed = true
      clearInterval(timer)
      clearInterval(rightTimer)
      for (const subscriber of subscribers) goodbye(subscriber)
    },
  }
}
