import type { Claim, DispatchedStream, DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'

/** Number of streams read or released in one call. */
const pageSize = 200

/** Updates the lanes of this node when it gains or loses streams, and when streams change. */
export class Claims {
  readonly #lanes: Map<string, Lane>
  readonly #store: DispatchStore
  readonly #openLane: (dispatched: DispatchedStream) => Lane
  #last: Promise<unknown> = Promise.resolve()

  /** @param openLane creates the lane of a stream that is new to this node */
  constructor(
    lanes: Map<string, Lane>,
    store: DispatchStore,
    openLane: (dispatched: DispatchedStream) => Lane,
  ) {
    this.#lanes = lanes
    this.#store = store
    this.#openLane = openLane
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
      for (let start = 0; start < changed.length; start += pageSize)
        for (const lane of await this.#update(changed.slice(start, start + pageSize))) onChange(lane)
      this.#leaveSome(surplus)
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

  /**
   * Releases streams for other nodes.
   *
   * @param isToGo whether to release a stream; called after earlier updates, because they can change the answer
   * @throws when the store does not answer; other nodes then take the streams when this node's lease ends
   */
  async release(lanes: readonly Lane[], isToGo: (lane: Lane) => boolean): Promise<void> {
    for (let start = 0; start < lanes.length; start += pageSize) {
      const page = lanes.slice(start, start + pageSize)
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
    for (let start = 0; start < lanes.length; start += pageSize) {
      const page = lanes.slice(start, start + pageSize)
      await this.#store.release(page.map(({ claim }) => claim))
      for (const lane of page) this.drop(lane)
    }
  }

  /** Runs updates one after the other, so that an older state never overwrites a newer one. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
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
      const lane = this.#lanes.get(id) ?? this.#openLane(dispatched)
      this.#lanes.set(id, lane)
      lane.reconfigure(dispatched)
      return [lane]
    })
  }

  /** Marks lanes as leaving if this node holds more than its share, so that other nodes can take them. */
  #leaveSome(surplus: number): void {
    // Lanes that are leaving already come first, because new lanes are added at the end.
    for (const lane of [...this.#lanes.values()].slice(0, surplus)) lane.isLeaving = true
  }
}
