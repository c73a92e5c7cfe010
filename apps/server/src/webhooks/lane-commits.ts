import type { Logger } from 'pino'
import type { DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'

/**
 * What ended within this time is committed together. A crash sends its events again, under the same ids; a delivery that
 * ends within it never touches the disk by itself.
 */
const commitEveryMs = 50
const retryMs = 1_000

/** Writes down what became of the deliveries of all lanes. */
export interface LaneCommits {
  /** Whether the last commit failed: what is attempted meanwhile could not be written down. */
  readonly isFailing: boolean
  /** Commits within a moment, together with what comes until then. */
  soon(): void
  /** Commits all that has changed by now. It never throws: what could not be written is tried again. */
  now(): Promise<void>
  /** Commits for the last time. */
  stop(): Promise<void>
}

/**
 * @param onRecovered called when a commit succeeds after others have failed
 * @param onLost called with a lane of which the store takes nothing any more
 * @param onCommit called after each commit that wrote something
 */
export function createLaneCommits(
  lanes: Map<string, Lane>,
  {
    store,
    log,
    onRecovered,
    onLost,
    onCommit,
  }: {
    store: DispatchStore
    log: Logger
    onRecovered: () => void
    onLost: (lane: Lane) => void
    onCommit: () => void
  },
): LaneCommits {
  let isFailing = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let committing: Promise<void> = Promise.resolve()

  function soon(): void {
    if (isStopped) return
    timer ??= setTimeout(
      () => {
        timer = undefined
        void now()
      },
      isFailing ? retryMs : commitEveryMs,
    )
  }

  /** One after the other: what a commit could not write is taken back before the next one asks for changes. */
  function now(): Promise<void> {
    committing = committing.then(commit)
    return committing
  }

  async function commit(): Promise<void> {
    const taken = [...lanes.values()].flatMap(lane => {
      const changes = lane.takeChanges()
      return changes ? [{ lane, changes }] : []
    })
    if (taken.length === 0 && !isFailing) return
    try {
      const passedOver = new Set(await store.commit(taken.map(({ changes }) => changes)))
      for (const { lane, changes } of taken) {
        lane.confirmChanges(changes)
        if (passedOver.has(changes.eventStreamId)) onLost(lane)
      }
      for (const lane of lanes.values()) if (lane.isOver) lanes.delete(lane.stream.id)
      onCommit()
      if (!isFailing) return
      isFailing = false
      onRecovered()
    } catch (error) {
      isFailing = true
      for (const { lane } of taken) lane.giveBackChanges()
      log.error({ err: error }, 'deliveries cannot be written: no more are attempted until they can')
      soon()
    }
  }

  return {
    get isFailing() {
      return isFailing
    },
    soon,
    now,
    stop() {
      isStopped = true
      clearTimeout(timer)
      return now()
    },
  }
}
