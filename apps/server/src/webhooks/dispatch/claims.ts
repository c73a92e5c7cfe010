import type { Claim, DispatchedStream, DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'

/** Streams that are read at once. */
const pageSize = 200

/** Keeps the lanes of a node to the streams that it holds, and to what was changed of them. */
export class Claims {
  readonly #lanes: Map<string, Lane>
  readonly #store: DispatchStore
  readonly #openLane: (dispatched: DispatchedStream) => Lane
  #last: Promise<unknown> = Promise.resolve()

  /** @param openLane makes the lane of a stream that is new to this node */
  constructor(
    lanes: Map<string, Lane>,
    store: DispatchStore,
    openLane: (dispatched: DispatchedStream) => Lane,
  ) {
    this.#lanes = lanes
    this.#store = store
    this.#openLane = openLane
  }

  /** Claims streams, and brings their lanes up to date. @returns the lanes that are new or were changed */
  look(): Promise<readonly Lane[]> {
    return this.#inTurn(async () => {
      const before = [...this.#lanes.values()]
      const { held, surplus } = await this.#store.claim()
      const claims = new Map(held.map(claim => [claim.eventStreamId, claim]))
      for (const lane of before) if (claims.get(lane.id)?.fence !== lane.claim.fence) this.drop(lane)
      const changed = held.filter(claim => this.#isNews(claim)).map(({ eventStreamId }) => eventStreamId)
      const lanes: Lane[] = []
      for (let start = 0; start < changed.length; start += pageSize)
        lanes.push(...(await this.#update(changed.slice(start, start + pageSize))))
      this.#leaveSome(surplus)
      return lanes
    })
  }

  /** Brings the lane of one stream up to date. @returns it; null where this node does not hold the stream */
  async notice(eventStreamId: string): Promise<Lane | null> {
    const [lane = null] = await this.#inTurn(() => this.#update([eventStreamId]))
    return lane
  }

  /** Nothing of the lane is attempted or written any more: its stream is deleted, or another node's. */
  drop(lane: Lane): void {
    lane.retire()
    if (this.#lanes.get(lane.id) === lane) this.#lanes.delete(lane.id)
  }

  /**
   * Lets another node have the stream, if `isToGo` still holds: it may have been changed since.
   *
   * @throws when the store does not answer; it is another's then once this node is not alive
   */
  release(lane: Lane, isToGo: () => boolean): Promise<void> {
    // In turn, so that nobody takes the stream for this node again before the store has let go of it.
    return this.#inTurn(async () => {
      if (!isToGo() || this.#lanes.get(lane.id) !== lane) return
      this.drop(lane)
      await this.#store.release(lane.claim)
    })
  }

  /** One after the other: an older state must not come over a newer one. */
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

  /** Some lanes begin nothing more, so that others can have them: as many as are more than this node's share. */
  #leaveSome(surplus: number): void {
    const staying = [...this.#lanes.values()].filter(lane => !lane.isLeaving)
    const leaving = this.#lanes.size - staying.length
    for (const lane of staying.slice(0, Math.max(surplus - leaving, 0))) lane.isLeaving = true
  }
}
