import type { Subscriber, SubscriberQueue } from './subscriber.ts'

/** How long subscribers are served before the event loop gets a turn, in milliseconds. */
const turnMs = 4
/**
 * A subscriber that takes longer than this, in milliseconds, is costly: the next rounds leave it out and it is served apart.
 * Writing to a socket with full buffers costs fifty times as much as to an empty one.
 */
const costlyMs = 0.2
/** A round that takes longer than this, in milliseconds, ends when the log grows: its remaining subscribers are served apart. */
const longRoundMs = 50

/**
 * Decides which subscriber is served next. When the log has grown, a round serves all subscribers, except those served apart:
 * subscribers that read history, whose sockets have just drained, or that are costly. Both groups get equal time, so that
 * neither delays the other.
 */
export class ServingQueue implements SubscriberQueue {
  readonly historyReaders = new Set<Subscriber>()
  readonly #all: ReadonlySet<Subscriber>
  readonly #apart = new Set<Subscriber>()
  readonly #costly = new WeakSet<Subscriber>()
  #round: readonly Subscriber[] = []
  /** Number of subscribers of the round that have been served. */
  #served = 0
  #roundEnds = 0
  #hasGrown = false
  #isServing = false
  /** How much more time the round has had than the subscribers served apart, in milliseconds, from -`turnMs` to `turnMs`. */
  #lead = 0

  constructor(all: ReadonlySet<Subscriber>) {
    this.#all = all
  }

  serve(subscriber: Subscriber): void {
    this.#apart.add(subscriber)
    if (!this.#isServing) setImmediate(() => this.#serveSome())
    this.#isServing = true
  }

  serveAll(): void {
    this.#hasGrown = true
    if (this.#isServing) return
    this.#isServing = true
    this.#serveSome()
  }

  #serveSome(): void {
    let now = performance.now()
    const end = now + turnMs
    do {
      this.#beginRound(now)
      const isOfRound = this.#served < this.#round.length && (this.#lead <= 0 || this.#apart.size === 0)
      const subscriber = isOfRound ? this.#round[this.#served++] : this.#nextApart()
      this.#isServing = subscriber !== undefined
      if (!subscriber) return
      const startedAt = now
      subscriber.pump()
      now = performance.now()
      const took = now - startedAt
      if (took > costlyMs) this.#costly.add(subscriber)
      else this.#costly.delete(subscriber)
      this.#lead = Math.max(-turnMs, Math.min(turnMs, this.#lead + (isOfRound ? took : -took)))
    } while (now < end)
    setImmediate(() => this.#serveSome())
  }

  /** Begins a round if the log has grown and the previous round is over or has taken too long. */
  #beginRound(now: number): void {
    const isOver = this.#served === this.#round.length
    if (!this.#hasGrown || (!isOver && now < this.#roundEnds)) return
    for (const subscriber of this.#round.slice(this.#served)) this.#apart.add(subscriber)
    const all = [...this.#all]
    for (const subscriber of all) if (this.#costly.has(subscriber)) this.#apart.add(subscriber)
    this.#round = all.filter(subscriber => !this.#apart.has(subscriber))
    this.#served = 0
    this.#roundEnds = now + longRoundMs
    this.#hasGrown = false
  }

  #nextApart(): Subscriber | undefined {
    const subscriber = this.#apart.values().next().value
    if (subscriber) this.#apart.delete(subscriber)
    return subscriber
  }
}
