import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'

/** As long as a step may take: whoever else writes has as much of the store. */
const restMs = 5
const retryMs = 1_000
/** How often to look whether the work for a stream is done, and for how long. */
const [pollMs, patienceMs] = [10, 1_000]

/**
 * Work for streams that may be as long as their history: deliveries to end or to redeliver, streams to delete. It is done in the
 * background, a step of each stream in turn.
 */
export class StreamWork {
  readonly #parts: {
    readonly store: DispatchStore
    readonly log: Logger
    readonly flush: (lane: Lane) => Promise<void>
    readonly onStep: (lane: Lane) => void
  }
  readonly #lanes = new Set<Lane>()
  readonly #stopping = new AbortController()
  #running: Promise<void> | null = null

  /**
   * @param parts.flush writes what is known of a lane: what has ended by itself must not be ended once more
   * @param parts.onStep called after each step: deliveries of the lane may be due, or its work may be done
   */
  constructor(parts: {
    store: DispatchStore
    log: Logger
    flush: (lane: Lane) => Promise<void>
    onStep: (lane: Lane) => void
  }) {
    this.#parts = parts
  }

  /** Takes up the work of a lane, if there is any. */
  begin(lane: Lane): void {
    if (!lane.hasWork || this.#stopping.signal.aborted) return
    this.#lanes.add(lane)
    this.#running ??= this.#run()
  }

  /** Resolves once the work of a stream is done, by whichever node, or has taken so long that it is left to the background. */
  async ofStream(eventStreamId: string): Promise<void> {
    const end = performance.now() + patienceMs
    while (performance.now() < end && (await this.#parts.store.hasWork(eventStreamId))) await delay(pollMs)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    for (const lane of this.#lanes) {
      const ms = await this.#step(lane)
      // To the end of the line.
      this.#lanes.delete(lane)
      if (lane.hasWork) this.#lanes.add(lane)
      await delay(ms, undefined, { signal }).catch(() => {})
      if (signal.aborted) break
    }
    this.#running = null
  }

  /** @returns how long to rest, in milliseconds */
  async #step(lane: Lane): Promise<number> {
    const { store, flush, onStep, log } = this.#parts
    try {
      await flush(lane)
      const { claim } = lane
      const changed = await store.work(claim, [...lane.unsettled])
      // A change of which the lane has heard meanwhile may have brought more.
      if (changed === null && lane.claim === claim) lane.hasWork = false
      onStep(lane)
      return changed === null ? 0 : restMs
    } catch (error) {
      log.error({ err: error, event_stream_id: lane.id }, 'the work of an event stream cannot be done')
      return retryMs
    }
  }
}
