import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EventLog } from '../events/event-log.ts'
import { StoreError } from '../problem.ts'
import { disabledAttempt } from './after-failure.ts'
import type { DispatchStore } from './dispatch-store.ts'
import { Lane } from './lane.ts'
import type { LaneClaims } from './lane-claims.ts'
import type { LaneCommits } from './lane-commits.ts'

const retryMs = 1_000
/** How often to look whether the node that holds a stream has acted on a change. */
const actedOnPollMs = 50

/** Brings lanes up to date with their streams. */
export interface LaneNotices {
  /**
   * Takes notice of a change of a stream, and waits until the node that holds it, this one or another, has acted on it.
   *
   * @throws {StoreError} when that cannot be seen to; it is tried again nevertheless
   */
  refresh(eventStreamId: string): Promise<void>
  /** Takes notice of a change of a stream that this node holds, however often that has to be tried. */
  refreshUntilDone(eventStreamId: string): void
}

export function createLaneNotices(
  lanes: Map<string, Lane>,
  parts: {
    events: EventLog
    store: DispatchStore
    claims: LaneClaims
    commits: LaneCommits
    leaseMs: number
    log: Logger
    pump: (lane: Lane) => void
    isStopping: () => boolean
  },
): LaneNotices {
  const { events, store, claims, commits, leaseMs, log, pump, isStopping } = parts
  const refreshing = new Map<string, Promise<void>>()

  /** One after the other for each stream: an older state must not come over a newer one. */
  function inTurn(eventStreamId: string): Promise<void> {
    const earlier = refreshing.get(eventStreamId) ?? Promise.resolve()
    const turn = earlier
      .catch(() => {})
      .then(() => takeNotice(eventStreamId))
      .finally(() => {
        if (refreshing.get(eventStreamId) === turn) refreshing.delete(eventStreamId)
      })
    refreshing.set(eventStreamId, turn)
    return turn
  }

  async function takeNotice(eventStreamId: string): Promise<void> {
    await commits.now()
    const dispatched = await store.stream(eventStreamId)
    let lane = lanes.get(eventStreamId)
    if (lane && dispatched?.claim.fence !== lane.claim.fence) {
      claims.drop(lane)
      lane = undefined
    }
    if (!dispatched) return
    if (lane) {
      lane.reconfigure(dispatched)
    } else if (dispatched.stream.status === 'enabled' || dispatched.endingAt !== null) {
      lane = new Lane(dispatched)
      lanes.set(eventStreamId, lane)
    }
    if (!lane) return
    if (lane.stream.status === 'disabled') await end(lane)
    else pump(lane)
    if (lane.actOn(dispatched.claim.revision)) await commits.now()
  }

  /** Ends what a disabled stream has not delivered; what is under way ends by itself. */
  async function end(lane: Lane): Promise<void> {
    // What was being written is then in the store, or with the lane again.
    await commits.now()
    lane.endRetries()
    await store.endWaiting(lane.claim, disabledAttempt(), [...lane.unsettled])
    while (await lane.end(events)) {
      await commits.now()
      await nextTurn()
    }
    await commits.now()
  }

  async function refreshAnywhere(eventStreamId: string): Promise<void> {
    // One that does not answer has lost the stream by then.
    const deadline = performance.now() + 2 * leaseMs
    for (;;) {
      await inTurn(eventStreamId)
      if (lanes.has(eventStreamId) || (await store.isActedOn(eventStreamId)) || isStopping()) return
      if (performance.now() > deadline) throw new StoreError('No node acts on an event stream.')
      await delay(actedOnPollMs)
    }
  }

  function refreshUntilDone(eventStreamId: string): void {
    inTurn(eventStreamId).catch(error => {
      log.error({ err: error, event_stream_id: eventStreamId }, 'a stream cannot be brought up to date')
      refreshLater(eventStreamId)
    })
  }

  function refreshLater(eventStreamId: string): void {
    if (!isStopping()) setTimeout(() => refreshUntilDone(eventStreamId), retryMs).unref()
  }

  return {
    async refresh(eventStreamId) {
      try {
        await refreshAnywhere(eventStreamId)
      } catch (error) {
        refreshLater(eventStreamId)
        throw error
      }
    },
    refreshUntilDone,
  }
}
