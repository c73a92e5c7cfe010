import type { LogEntry } from '../../events/event-log.ts'
import type { Notifications } from './notifications.ts'

/** How often a node looks by itself. */
const pollMs = 1_000

type Listener = (appended: readonly LogEntry[]) => void

/** How far this node knows the log to reach. */
export interface LogGrowth {
  /** The newest sequence that this node has read or appended. */
  readonly seen: number
  see(sequence: number): void
  /** Tells of what this node has appended. */
  tell(appended: readonly LogEntry[]): void
  onGrowth(listener: Listener): () => void
  /** The log ends before what this node has seen. */
  lost(head: number): void
  stop(): void
}

/**
 * Learns of what other nodes append: as it happens from a notification, and within a second by looking. Where the head has gone
 * back, the database was restored, or a standby took over that had not got everything: what this node holds in memory and has
 * told is no longer the log.
 */
export function watchGrowth(parts: {
  readHead: () => Promise<number>
  notifications: Notifications
  nodeId: string
  onLost: (error: unknown) => void
}): LogGrowth {
  const { readHead, notifications, nodeId, onLost } = parts
  const listeners = new Set<Listener>()
  let seen = 0
  /** Who listens reads at least as far as the head that was told of. */
  let told = 0
  let isLost = false
  let isStopped = false
  const timer = setInterval(look, pollMs).unref()

  async function look(): Promise<void> {
    try {
      const before = seen
      const head = await readHead()
      if (head < before) lost(head)
      else if (head > Math.max(seen, told)) {
        told = head
        tell([])
      }
    } catch {
      // Who reads or appends is told of it; here the next second will do.
    }
  }

  function tell(appended: readonly LogEntry[]): void {
    if (isStopped) return
    for (const listener of listeners) listener(appended)
  }

  function lost(head: number): void {
    if (isLost || isStopped) return
    isLost = true
    onLost(
      new Error(`the event log ended at ${seen} and ends at ${head} now: an older database took its place`),
    )
  }

  notifications.on('event_log', writer => {
    if (writer === null) void look()
    else if (writer !== nodeId) tell([])
  })

  return {
    get seen() {
      return seen
    },
    see(sequence) {
      seen = Math.max(seen, sequence)
    },
    tell,
    onGrowth(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lost,
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}
