import type { FrameStream, SubscriptionMessage } from '@tenant-api/contract'
import type { Logger } from 'pino'
import { Subscriber, type SubscriberOptions, type SubscriberQueue } from './subscriber.ts'
import type { TailedLog } from './tail.ts'

/** How often one timer checks all subscribers, in milliseconds. A timer for each would cost more. */
const tickMs = 250
/**
 * How often the service checks that clients may still read, in milliseconds. The open streams of a disabled client, and those with
 * a token of a revoked key, must end within 5 s.
 */
const rightMs = 2_000

/** All subscribers of this node. */
export interface Subscribers {
  /** Creates a subscriber's stream. It starts when `open` attaches it to a response. */
  subscribe(options: SubscriberOptions): FrameStream<SubscriptionMessage>
  /** Sends each subscriber of a client its offset, so that connections without a reader break. */
  probe(clientId: string): void
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

  log.onErasure(() => {
    for (const subscriber of subscribers) {
      subscriber.forget()
      queue.serve(subscriber)
    }
  })

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
    probe(clientId) {
      for (const subscriber of subscribers) if (subscriber.clientId === clientId) subscriber.probe()
    },
    close() {
      isClosed = true
      clearInterval(timer)
      clearInterval(rightTimer)
      for (const subscriber of subscribers) goodbye(subscriber)
    },
  }
}

/** How long subscribers are served before the event loop gets a turn, in milliseconds. */
const turnMs = 4
/**
 * A subscriber is costly if serving it takes longer than this, in milliseconds. Costly subscribers are served
 * apart from the pass that serves most subscribers.
 * Writing to a socket with full buffers costs fifty times as much as writing to one with empty buffers.
 */
const costlyMs = 0.2
/** A pass that takes longer than this, in milliseconds, ends when the log grows: its remaining subscribers are served apart. */
const longPassMs = 50

/**
 * Decides which subscriber is served next. When the log has grown, a pass serves all subscribers except those served apart:
 * subscribers that read history, whose sockets have just drained, or that are costly. The pass and the subscribers served
 * apart get equal time, so that neither delays the other.
 */
export class ServingQueue implements SubscriberQueue {
  readonly historyReaders = new Set<Subscriber>()
  readonly #all: ReadonlySet<Subscriber>
  readonly #apart = new Set<Subscriber>()
  readonly #costly = new WeakSet<Subscriber>()
  #pass: readonly Subscriber[] = []
  /** Number of subscribers of the pass that have been served. */
  #served = 0
  #passEnds = 0
  // The first turn then begins a pass although the log has not grown. Its subscribers get one more turn, in which `pump` finds
  // nothing new to send.
  // Stryker disable next-line BooleanLiteral
  #hasGrown = false
  #isServing = false
  /** The time spent on the pass minus the time spent on the subscribers served apart, in milliseconds, from -`turnMs` to `turnMs`. */
  #lead = 0

  constructor(all: ReadonlySet<Subscriber>, log: TailedLog) {
    this.#all = all
    log.onGrowth(() => this.#serveAll())
  }

  serve(subscriber: Subscriber): void {
    this.#apart.add(subscriber)
    if (!this.#isServing) setImmediate(() => this.#serveSome())
    this.#isServing = true
  }

  #serveAll(): void {
    this.#hasGrown = true
    if (this.#isServing) return
    this.#isServing = true
    this.#serveSome()
  }

  #serveSome(): void {
    let now = performance.now()
    const end = now + turnMs
    do {
      this.#beginPass(now)
      // A lead of exactly 0 means that both have had equal time, so either may have the next turn.
      // Stryker disable next-line EqualityOperator
      const isOfPass = this.#served < this.#pass.length && (this.#lead <= 0 || this.#apart.size === 0)
      const subscriber = isOfPass ? this.#pass[this.#served++] : this.#nextApart()
      this.#isServing = subscriber !== undefined
      if (!subscriber) return
      const startedAt = now
      subscriber.pump()
      now = performance.now()
      const took = now - startedAt
      if (took > costlyMs) this.#costly.add(subscriber)
      else this.#costly.delete(subscriber)
      this.#lead = Math.max(-turnMs, Math.min(turnMs, this.#lead + (isOfPass ? took : -took)))
    } while (now < end)
    setImmediate(() => this.#serveSome())
  }

  /** Begins a pass if the log has grown and the previous pass is over or has taken too long. */
  #beginPass(now: number): void {
    const isOver = this.#served === this.#pass.length
    // Stryker disable next-line EqualityOperator: A long pass whose time is over in this very instant then ends one turn later.
    if (!this.#hasGrown || (!isOver && now < this.#passEnds)) return
    for (const subscriber of this.#pass.slice(this.#served)) this.#apart.add(subscriber)
    const all = [...this.#all]
    for (const subscriber of all) if (this.#costly.has(subscriber)) this.#apart.add(subscriber)
    this.#pass = all.filter(subscriber => !this.#apart.has(subscriber))
    this.#served = 0
    this.#passEnds = now + longPassMs
    this.#hasGrown = false
  }

  #nextApart(): Subscriber | undefined {
    const subscriber = this.#apart.values().next().value
    if (subscriber) this.#apart.delete(subscriber)
    return subscriber
  }
}
