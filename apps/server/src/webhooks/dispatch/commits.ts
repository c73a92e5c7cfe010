import type { Logger } from 'pino'
import { limits } from '../../limits.ts'
import { StoreError } from '../../problem.ts'
import type { DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'

/**
 * What ended within this time is committed together. A crash sends its events again, under the same ids; a delivery that
 * ends within it never touches the disk by itself.
 */
const everyMs = 50
const retryMs = 1_000

/** What a commit has come to. */
export interface Committed {
  /** Lanes whose changes are in the store. */
  readonly written: readonly Lane[]
  /** Lanes of which the store takes nothing any more. */
  readonly lost: readonly Lane[]
  /** Whether the commit before could not be written. */
  readonly hasRecovered: boolean
}

export interface CommitsParts {
  readonly store: DispatchStore
  readonly log: Logger
  readonly onCommitted: (committed: Committed) => void
}

/** Writes down what became of the deliveries of all lanes, one commit after the other. */
export class Commits {
  readonly #parts: CommitsParts
  /** Lanes that have something to write, those that have waited longest first. */
  readonly #waiting = new Set<Lane>()
  /** Results in one commit: half as many after one that failed, so that none is tried again as it was. */
  #most: number = limits.commitResults
  #last: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  /** Whether the store cannot be written: what is attempted meanwhile could not be written down. */
  isFailing = false

  constructor(parts: CommitsParts) {
    this.#parts = parts
  }

  /** The lane has something to write, which is done soon. */
  add(lane: Lane): void {
    this.#waiting.add(lane)
    this.#runIn(everyMs)
  }

  /** Commits all that a lane has to write now. @throws the error of the store; the same comes again with a later commit */
  async flush(lane: Lane): Promise<void> {
    while (lane.isToBeWritten) await this.#inTurn(() => [lane])
  }

  /** Commits all that there is to write now, and nothing later. @throws the error of the store */
  async flushAll(): Promise<void> {
    try {
      await this.#writeAll()
    } finally {
      clearTimeout(this.#timer)
    }
  }

  /** While the store cannot be written, it is asked again even if there is nothing to write: all attempts wait for its answer. */
  async #writeAll(): Promise<void> {
    while (this.#waiting.size > 0 || this.isFailing) await this.#inTurn(() => this.#someLanes())
  }

  #runIn(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#writeAll().catch(error => this.#parts.log.error({ err: error }, 'deliveries cannot be written'))
    }, ms)
  }

  /** One commit after the other. */
  #inTurn(choose: () => readonly Lane[]): Promise<void> {
    const commit = this.#last.then(() => this.#commit(choose()))
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

  async #commit(given: readonly Lane[]): Promise<void> {
    for (const lane of given) this.#waiting.delete(lane)
    // Another commit may have written it meanwhile.
    const lanes = given.filter(lane => lane.isToBeWritten || lane.hasMoved)
    const changes = lanes.map(lane => lane.take())
    try {
      const passedOver = new Set(await this.#parts.store.commit(changes))
      for (const [index, lane] of lanes.entries()) {
        const written = changes[index]
        if (written) lane.confirm(written)
        if (lane.isToBeWritten) this.#waiting.add(lane)
      }
      this.#most = Math.min(2 * this.#most, limits.commitResults)
      const hasRecovered = this.isFailing
      this.isFailing = false
      const lost = lanes.filter(({ id }) => passedOver.has(id))
      this.#parts.onCommitted({ written: lanes, lost, hasRecovered })
    } catch (error) {
      this.#most = Math.max(Math.floor(this.#most / 2), 1)
      const hasRecovered = this.isFailing && !(error instanceof StoreError)
      this.isFailing = error instanceof StoreError
      // Behind the others: what cannot be written of these harms no other stream.
      for (const lane of lanes) this.#waiting.add(lane)
      this.#runIn(retryMs)
      if (hasRecovered) this.#parts.onCommitted({ written: [], lost: [], hasRecovered })
      throw error
    }
  }
}
