import type { Logger } from 'pino'
import { StoreError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'
import { bytesOf } from './ledger.ts'

/**
 * How long results are collected for one commit, in milliseconds. After a crash, events whose results were not committed are
 * sent again, with the same ids. A delivery that begins and ends between two commits needs no row of its own.
 */
const everyMs = 50
const retryMs = 1_000

/** The result of a commit. */
export interface Committed {
  /** Lanes whose changes are in the store. */
  readonly written: readonly Lane[]
  /** Lanes whose streams were deleted or taken over by another node. The store ignores their changes. */
  readonly lost: readonly Lane[]
  /** Whether the store accepts writes again after it has rejected some. */
  readonly hasRecovered: boolean
}

interface CommitsParts {
  readonly store: DispatchStore
  readonly log: Logger
  readonly onCommitted: (committed: Committed) => void
}

/** Writes the results of all lanes, one commit after the other. */
export class Commits {
  readonly #parts: CommitsParts
  /** Lanes with results for the next planned commit. */
  readonly #planned = new Set<Lane>()
  /** Lanes whose results are being written, in the order in which they were added. */
  readonly #due = new Set<Lane>()
  /** Lanes of commits that failed although the store works. Each is tried again alone, so that others do not wait for it. */
  readonly #suspects = new Set<Lane>()
  /** Upper bound of results in one commit. Each rejected commit halves it, so that the same batch is not tried again. */
  #most: number = limits.commitResults
  #last: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #suspectsTimer: NodeJS.Timeout | undefined
  #writing: Promise<void> | null = null
  #isClosed = false
  #isFailing = false

  constructor(parts: CommitsParts) {
    this.#parts = parts
  }

  /** Whether the store rejects writes. Then no attempts begin, because their results could not be stored. */
  get isFailing(): boolean {
    return this.#isFailing
  }

  /** Plans a commit of the lane's results. */
  add(lane: Lane): void {
    if (this.#isClosed || this.#suspects.has(lane)) return
    this.#planned.add(lane)
    this.#writeIn(everyMs)
    if (lane.isHalfFull) this.#write()
  }

  /** Commits all results that a lane has now. @throws the error of the store; a later commit then writes the results */
  async flush(lane: Lane): Promise<void> {
    // The first commit may only repeat the changes of a failed commit. Then the second writes the results. A loop until nothing
    // is left might never end for a busy lane.
    // The loop ends when the lane has nothing left to write. A busy lane gets one more commit, and the loop still ends.
    // Stryker disable next-line EqualityOperator
    for (let turn = 0; turn < 2 && lane.isToBeWritten; turn++) await this.#inTurn(() => [lane])
  }

  /** Commits all results now, and plans no further commits. @throws the error of the store */
  async close(): Promise<void> {
    try {
      await this.#writeAll().catch(() => {})
      // Flush again, because the first flush may have failed, and until large results are written, which take several commits.
      await this.#writeAll()
      while (this.#planned.size > 0) await this.#writeAll()
    } finally {
      this.#isClosed = true
      clearTimeout(this.#timer)
      clearTimeout(this.#suspectsTimer)
    }
  }

  /** Writes the results of all lanes, also results whose commit has failed. */
  #writeAll(): Promise<void> {
    for (const lane of this.#suspects) this.#due.add(lane)
    this.#makeDue()
    return this.#writeDue()
  }

  #writeIn(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#write()
    }, ms)
  }

  /** Begins to write the planned results. */
  #write(): void {
    this.#makeDue()
    if (this.#writing) return
    this.#writeDue().catch(error => this.#parts.log.error({ err: error }, 'deliveries cannot be written'))
  }

  /** Adds the lanes of the planned commit to those being written. */
  #makeDue(): void {
    for (const lane of this.#planned) this.#due.add(lane)
    this.#planned.clear()
  }

  /** Commits until no lane is due. Calls during this share one promise. */
  #writeDue(): Promise<void> {
    this.#writing ??= this.#writeInTurns().finally(() => {
      this.#writing = null
    })
    return this.#writing
  }

  async #writeInTurns(): Promise<void> {
    // While the store rejects writes, try even an empty commit: attempts wait until a commit succeeds.
    while (this.#due.size > 0 || this.#isFailing) {
      try {
        await this.#inTurn(() => this.#nextLanes())
      } catch (error) {
        if (error instanceof StoreError) throw error
        // Stryker disable next-line StringLiteral: The text of a log message is not promised.
        this.#parts.log.error({ err: error }, 'the deliveries of some event streams cannot be written')
      }
    }
  }

  /** Runs commits one after the other. */
  #inTurn(choose: () => readonly Lane[]): Promise<void> {
    const commit = this.#last.then(() => this.#commit(choose()))
    this.#last = commit.catch(() => {})
    return commit
  }

  /** The lanes of the next commit: up to `#most` results or `commitBytes`. A lane whose last commit failed is committed alone. */
  #nextLanes(): readonly Lane[] {
    const some: Lane[] = []
    let results = 0
    let bytes = 0
    for (const lane of this.#due) {
      const isSuspect = this.#suspects.has(lane)
      if (isSuspect && some.length > 0) break
      // To measure them only: a lane gives the same changes until they are confirmed.
      const changes = lane.take()
      const { waiting, failed, delivered, underWay, attempts } = changes
      bytes += bytesOf(changes)
      if (bytes > limits.commitBytes && some.length > 0) break
      some.push(lane)
      results += 1 + waiting.length + failed.length + delivered.length + underWay.length + attempts.length
      if (isSuspect || results >= this.#most) break
    }
    return some
  }

  async #commit(given: readonly Lane[]): Promise<void> {
    for (const lane of given) {
      this.#planned.delete(lane)
      this.#due.delete(lane)
    }
    // Another commit may have written the results meanwhile.
    const lanes = given.filter(lane => lane.isToBeWritten || lane.hasMoved)
    const taken = lanes.map(lane => ({ lane, changes: lane.take() }))
    try {
      const passedOver = new Set(await this.#parts.store.commit(taken.map(({ changes }) => changes)))
      for (const lane of given) this.#suspects.delete(lane)
      for (const { lane, changes } of taken) {
        lane.confirm(changes)
        if (lane.isToBeWritten) this.add(lane)
      }
      this.#most = Math.min(2 * this.#most, limits.commitResults)
      const hasRecovered = this.#isFailing
      this.#isFailing = false
      const lost = lanes.filter(({ id }) => passedOver.has(id))
      this.#parts.onCommitted({ written: lanes, lost, hasRecovered })
    } catch (error) {
      const hasRecovered = this.#isFailing && !(error instanceof StoreError)
      this.#isFailing = error instanceof StoreError
      this.#putBack(lanes)
      if (hasRecovered) this.#parts.onCommitted({ written: [], lost: [], hasRecovered })
      throw error
    }
  }

  /** Plans another commit of lanes whose commit has failed. */
  #putBack(lanes: readonly Lane[]): void {
    if (this.#isClosed) return
    if (this.#isFailing) {
      this.#most = Math.max(Math.floor(this.#most / 2), 1)
      for (const lane of lanes) this.#planned.add(lane)
      this.#writeIn(retryMs)
      return
    }
    for (const lane of lanes) this.#suspects.add(lane)
    this.#suspectsTimer ??= setTimeout(() => {
      this.#suspectsTimer = undefined
      for (const lane of this.#suspects) this.#due.add(lane)
      this.#write()
    }, retryMs)
  }
}
