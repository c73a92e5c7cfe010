import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createOnceAMinute } from '../limiting/once-a-minute.ts'
import type { Claim, DispatchedStream, DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'

/** Number of streams read or released in one call. */
const pageSize = 200

/** The streams that this node holds, with a lane for each. */
export class Claims {
  readonly #store: DispatchStore
  readonly #openLane: (dispatched: DispatchedStream) => Lane
  readonly #lanes = new Map<string, Lane>()
  #isLeaving = false
  #last: Promise<unknown> = Promise.resolve()

  /** @param openLane creates the lane of a stream that is new to this node */
  constructor(store: DispatchStore, openLane: (dispatched: DispatchedStream) => Lane) {
    this.#store = store
    this.#openLane = openLane
  }

  /** The lanes by the ids of their streams. */
  get lanes(): ReadonlyMap<string, Lane> {
    return this.#lanes
  }

  /**
   * Claims streams and updates their lanes.
   *
   * @param onChange called with each new or changed lane, even if the update of a later lane fails
   */
  look(onChange: (lane: Lane) => void): Promise<void> {
    return this.#inTurn(async () => {
      // Read the numbers first: a commit during the query makes the number of its lane higher than the one in the answer.
      const before = [...this.#lanes.values()].map(lane => ({ lane, commits: lane.commits }))
      const { held, surplus } = await this.#store.claim()
      const claims = new Map(held.map(claim => [claim.eventStreamId, claim]))
      /** Lanes that know a commit or a change which a failover has lost. */
      const ahead: Lane[] = []
      for (const { lane, commits } of before) {
        const claim = claims.get(lane.id)
        if (claim?.fence !== lane.claim.fence) this.drop(lane)
        else if (claim.commits < commits || claim.revision < lane.claim.revision) ahead.push(lane)
      }
      await this.#giveUp(ahead)
      const changed = held.filter(claim => this.#isNews(claim)).map(({ eventStreamId }) => eventStreamId)
      for (const page of pages(changed)) for (const lane of await this.#update(page)) onChange(lane)
      // Other nodes can take what exceeds this node's share. Lanes that are leaving already come first: new ones are added at the end.
      for (const lane of [...this.#lanes.values()].slice(0, surplus)) lane.leave()
    })
  }

  /** Updates the lane of one stream. @returns the lane, or null if this node does not hold the stream */
  async notice(eventStreamId: string): Promise<Lane | null> {
    const [lane = null] = await this.#inTurn(() => this.#update([eventStreamId]))
    return lane
  }

  /** Removes a lane whose stream is deleted or held by another node. Its results are not written. */
  drop(lane: Lane): void {
    lane.retire()
    if (this.#lanes.get(lane.id) === lane) this.#lanes.delete(lane.id)
  }

  /** Lets all lanes leave, also each lane that is opened later. */
  leaveAll(): void {
    this.#isLeaving = true
    for (const lane of this.#lanes.values()) lane.leave()
  }

  /**
   * Releases streams for other nodes.
   *
   * @param isToGo whether to release a stream; called after earlier updates, because they can change the answer
   * @throws when the store does not answer; other nodes then take the streams when this node's lease ends
   */
  async release(lanes: readonly Lane[], isToGo: (lane: Lane) => boolean): Promise<void> {
    for (const page of pages(lanes)) {
      // Take turns with claims, so that this node does not claim the streams again before the store has released them.
      await this.#inTurn(async () => {
        const going = page.filter(lane => this.#lanes.get(lane.id) === lane && isToGo(lane))
        for (const lane of going) this.drop(lane)
        if (going.length > 0) await this.#store.release(going.map(({ claim }) => claim))
      })
    }
  }

  /**
   * Releases the streams of lanes, and drops the lanes. A new lane then gets a new fence, so that the store ignores a commit of
   * the old lane that is still in flight.
   */
  async #giveUp(lanes: readonly Lane[]): Promise<void> {
    for (const page of pages(lanes)) {
      await this.#store.release(page.map(({ claim }) => claim))
      for (const lane of page) this.drop(lane)
    }
  }

  #isNews({ eventStreamId, revision }: Claim): boolean {
    return (this.#lanes.get(eventStreamId)?.claim.revision ?? -1) < revision
  }

  async #update(ids: readonly string[]): Promise<readonly Lane[]> {
    const found = new Map(
      (await this.#store.streams(ids)).map(dispatched => [dispatched.stream.id, dispatched]),
    )
    return ids.flatMap(id => {
      const dispatched = found.get(id)
      const known = this.#lanes.get(id)
      if (known && known.claim.fence !== dispatched?.claim.fence) this.drop(known)
      if (!dispatched) return []
      const lane = this.#lanes.get(id) ?? this.#open(dispatched)
      lane.reconfigure(dispatched)
      return [lane]
    })
  }

  #open(dispatched: DispatchedStream): Lane {
    const lane = this.#openLane(dispatched)
    this.#lanes.set(lane.id, lane)
    // A stopping node acts on a change of a free stream, and then releases the stream for other nodes at once.
    if (this.#isLeaving) lane.leave()
    return lane
  }

  /** Runs updates one after the other, so that an older state never overwrites a newer one. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }
}

function* pages<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += pageSize) yield items.slice(start, start + pageSize)
}

/** The lease under which this node holds its streams. */
export class Lease {
  readonly #store: DispatchStore
  readonly #log: Logger
  readonly #isFirstThisMinute = createOnceAMinute()
  #hasRunOut = false

  constructor(store: DispatchStore, log: Logger) {
    this.#store = store
    this.#log = log
  }

  /** Whether attempts may begin. Once the lease has run out, they wait until `resume`. */
  get isValid(): boolean {
    this.#hasRunOut ||= !this.#store.isHolding()
    return !this.#hasRunOut
  }

  /** Call after streams were claimed. @returns whether attempts that waited for the lease may begin now */
  resume(): boolean {
    if (!this.#hasRunOut || !this.#store.isHolding()) return false
    this.#hasRunOut = false
    return true
  }

  /**
   * Renews the lease at an interval. Does not wait for claims and releases: with thousands of streams they take longer than a
   * lease.
   *
   * @returns a function that stops the renewal, and resolves when none is in flight
   */
  renewEvery(ms: number): () => Promise<void> {
    const stopping = new AbortController()
    const running = this.#renew(ms, stopping.signal)
    return () => {
      stopping.abort()
      return running
    }
  }

  async #renew(ms: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      await delay(ms, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      await this.#store.renew().catch(error => {
        if (this.#isFirstThisMinute('renewal')) this.#log.error({ err: error }, 'the lease cannot be renewed')
      })
    }
  }
}
