import type { Logger } from 'pino'
import type { DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'

/** Keeps the lanes of a node to the streams that it holds. */
export interface LaneClaims {
  /** Claims again now. @throws when the store does not answer */
  look(): Promise<void>
  /** Nothing of the lane is attempted or written any more: its stream is deleted, or another node's. */
  drop(lane: Lane): void
  /** Lets go of the lanes that are leaving and have nothing left to write. */
  letGo(): void
  /** Lets go of all lanes. */
  stop(): Promise<void>
}

/**
 * @param everyMs how often to claim, also when nobody tells of a change
 * @param refresh takes notice of a stream that is new to this node, or was changed
 * @param onHeld called after each claim
 */
export function createLaneClaims(
  lanes: Map<string, Lane>,
  parts: {
    store: DispatchStore
    log: Logger
    everyMs: number
    refresh: (eventStreamId: string) => void
    onHeld: () => void
  },
): LaneClaims {
  const { store, log, everyMs, refresh, onHeld } = parts
  let isStopped = false
  let looking: Promise<void> | null = null
  let isToLookAgain = false
  const timer = setInterval(lookSoon, everyMs).unref()
  store.onChange(lookSoon)

  /** One after the other: an older answer must not come over a newer one. */
  function lookSoon(): void {
    if (isStopped) return
    isToLookAgain = looking !== null
    looking ??= look()
      .catch(error => log.error({ err: error }, 'event streams cannot be claimed'))
      .finally(() => {
        looking = null
        if (isToLookAgain) lookSoon()
      })
  }

  async function look(): Promise<void> {
    // A lane that comes while the store is being asked is of a stream that was taken meanwhile.
    const before = [...lanes]
    const { held, surplus } = await store.claim()
    if (isStopped) return
    const claims = new Map(held.map(claim => [claim.eventStreamId, claim]))
    for (const [id, lane] of before) if (claims.get(id)?.fence !== lane.claim.fence) drop(lane)
    for (const { eventStreamId, revision } of held) {
      const lane = lanes.get(eventStreamId)
      if (!lane || lane.claim.revision < revision) refresh(eventStreamId)
    }
    const isLeaving = [...lanes.values()].filter(lane => lane.isLeaving).length
    const staying = [...lanes.values()].filter(lane => !lane.isLeaving)
    for (const lane of staying.slice(0, Math.max(surplus - isLeaving, 0))) lane.isLeaving = true
    letGo()
    onHeld()
  }

  function drop(lane: Lane): void {
    lane.retire()
    if (lanes.get(lane.stream.id) === lane) lanes.delete(lane.stream.id)
  }

  function letGo(): void {
    for (const lane of lanes.values()) if (lane.isLeaving && lane.isSettled) void release(lane)
  }

  /** A lane that cannot be released is another's as soon as this node is not alive any more. */
  async function release(lane: Lane): Promise<void> {
    drop(lane)
    await store
      .release(lane.claim)
      .catch(error => log.warn({ err: error, event_stream_id: lane.stream.id }, 'a stream is not released'))
  }

  return {
    look,
    drop,
    letGo,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.all([...lanes.values()].map(release))
    },
  }
}
