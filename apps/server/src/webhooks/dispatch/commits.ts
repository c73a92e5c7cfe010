import { limits } from '../../limits.ts'
import { StoreError } from '../../problem.ts'
import type { DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'

/** What a commit has come to. */
export interface Committed {
  /** Lanes whose changes are in the store. */
  readonly written: readonly Lane[]
  /** Lanes of which the store takes nothing any more. */
  readonly lost: readonly Lane[]
}

/** Writes down what became of the deliveries of all lanes, one commit after the other. */
export class Commits {
  readonly #store: DispatchStore
  /** Lanes that have something to write, those that have waited longest first. */
  readonly #waiting = new Set<Lane>()
  /** Results in one commit: half as many after one that failed, so that none is tried again as it was. */
  #most: number = limits.commitResults
  #last: Promise<unknown> = Promise.resolve()
  /** Whether the store cannot be written: what is attempted meanwhile could not be written down. */
  isFailing = false

  constructor(store: DispatchStore) {
    this.#store = store
  }

  /** The lane has something to write. */
  add(lane: Lane): void {
    this.#waiting.add(lane)
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  /**
   * Commits what the first of the lanes have to write, or all that one has.
   *
   * @throws the error of the store; the same comes again with a later commit
   */
  commit(only?: Lane): Promise<Committed> {
    const commit = this.#last.then(() => this.#commit(only ? [only] : this.#someLanes()))
    this.#last = commit.catch(() => {})
    return commit
  }

  /** The first of the lanes: as many as have `most` results, but one at least. */
  #someLanes(): readonly Lane[] {
    const some: Lane[] = []
    let results = 0
    for (const lane of this.#waiting) {
      const { waiting, failed, delivered, underWay } = lane.take()
      some.push(lane)
      results += 1 + waiting.length + failed.length + delivered.length + underWay.length
      if (results >= this.#most) break
    }
    return some
  }

  async #commit(given: readonly Lane[]): Promise<Committed> {
    for (const lane of given) this.#waiting.delete(lane)
    // Another commit may have written it meanwhile.
    const lanes = given.filter(lane => lane.isToBeWritten || lane.hasMoved)
    const changes = lanes.map(lane => lane.take())
    try {
      const passedOver = new Set(await this.#store.commit(changes))
      for (const [index, lane] of lanes.entries()) {
        const written = changes[index]
        if (written) lane.confirm(written)
        if (lane.isToBeWritten) this.#waiting.add(lane)
      }
      this.#most = Math.min(2 * this.#most, limits.commitResults)
      this.isFailing = false
      return { written: lanes, lost: lanes.filter(({ id }) => passedOver.has(id)) }
    } catch (error) {
      this.#most = Math.max(Math.floor(this.#most / 2), 1)
      this.isFailing = error instanceof StoreError
      // Behind the others: what cannot be written of these harms no other stream.
      for (const lane of lanes) this.#waiting.add(lane)
      throw error
    }
  }
}
