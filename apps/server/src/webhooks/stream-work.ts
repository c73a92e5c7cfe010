import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Commits } from './commits.ts'
import type { DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'

/** Pause between steps, in milliseconds. It is as long as a step may take, so that other writers get half of the store's time. */
const restMs = 5
const retryMs = 1_000
/**
 * The first pause between checks whether a stream's work is done, in milliseconds. Each pause is twice as long as the one before:
 * hundreds of callers that wait for long work must not keep the store busy.
 */
const pollMs = 10
/** How long callers wait for the work of a stream, in milliseconds. */
const waitMs = 1_000

interface StreamWorkParts {
  readonly store: DispatchStore
  readonly log: Logger
  /** Writes the results of a lane before each step, so that ended deliveries are not ended again. */
  readonly commits: Pick<Commits, 'flush'>
  /** Called after each step: deliveries of the lane may be due, or its work may be done. */
  readonly onStep: (lane: Lane) => void
}

/**
 * Runs the stepwise work of streams in the background: ends or redelivers all deliveries of a stream, or deletes its rows.
 * Such work can concern a whole history, so each stream in turn does one short step.
 */
export class StreamWork {
  readonly #parts: StreamWorkParts
  readonly #lanes = new Set<Lane>()
  readonly #stopping = new AbortController()
  #running: Promise<void> | null = null

  constructor(parts: StreamWorkParts) {
    this.#parts = parts
  }

  /** Starts the work of a lane, if there is any. */
  begin(lane: Lane): void {
    if (!lane.hasWork || this.#stopping.signal.aborted) return
    this.#lanes.add(lane)
    this.#running ??= this.#run()
  }

  /**
   * Resolves when any node has completed the work of a stream, or after a second. Unfinished work continues in
   * the background.
   */
  async ofStream(eventStreamId: string): Promise<void> {
    const end = performance.now() + waitMs
    for (let pause = pollMs; await this.#parts.store.hasWork(eventStreamId); pause *= 2) {
      const left = end - performance.now()
      // The caller waits for about a second. It makes no difference to which side the exact instant belongs.
      // Stryker disable next-line EqualityOperator
      if (left <= 0) return
      await delay(Math.min(pause, left))
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    for (const lane of this.#lanes) {
      const ms = await this.#step(lane)
      // Move the lane to the end of the queue.
      this.#lanes.delete(lane)
      if (lane.hasWork) this.#lanes.add(lane)
      await delay(ms, undefined, { signal }).catch(() => {})
      if (signal.aborted) break
    }
    this.#running = null
  }

  /** @returns how long to pause, in milliseconds */
  async #step(lane: Lane): Promise<number> {
    const { store, commits, onStep, log } = this.#parts
    const { claim, version, workNotices } = lane
    try {
      await commits.flush(lane)
      // If the stream was changed during the flush, some attempts from before the change may be unwritten. The store does no step
      // for the claim from before the flush. New deliveries, such as test events, also renew the claim, but prevent no step.
      const current = lane.version === version ? lane.claim : claim
      const changed = await store.work(current, [...lane.unsettled])
      if (changed === null) lane.endWork(workNotices)
      onStep(lane)
      return restMs
    } catch (error) {
      log.error({ err: error, event_stream_id: lane.id }, 'the work of an event stream cannot be done')
      return retryMs
    }
  }
}
