import type { Client } from '@tenant-api/client'
import { createLog, type GrowingLog, type LiveEvent } from './log.ts'
import { createReader, type StreamQuery } from './reader.ts'
import { joinTabs } from './tabs.ts'

/** Called after a change, at most once per animation frame, with the events and gaps since the last call. */
export type Listener = (fresh: readonly LiveEvent[]) => void

/** The subscription of one query, for all components of this tab. */
export interface Feed {
  readonly log: GrowingLog
  readonly listeners: Set<Listener>
  reconnect(): void
  close(): void
}

/** A hidden page has no animation frames. To limit its memory, it calls its listeners when more than this number of events wait. */
const mostWaiting = 1_000

/** @param name the same in all tabs that share the connection */
export function openFeed(name: string, client: Client, query: StreamQuery): Feed {
  const closing = new AbortController()
  const { signal } = closing
  const start = query.from_timestamp ? undefined : (query.from ?? offsetBeforeReload(name))
  const log = createLog(start, changed)
  const listeners = new Set<Listener>()
  const fresh: LiveEvent[] = []

  let timer: ReturnType<typeof setTimeout> | 0 = 0
  let frame: number

  function notify(): void {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    timer = 0
    const entries = fresh.splice(0)
    // In microtasks of their own, so that an error of one listener does not stop the others.
    for (const listener of listeners) queueMicrotask(() => listener(entries))
  }

  /** Notifies the listeners once in each animation frame. A hidden page has no frames: there they are notified after a second. */
  function changed(entries: readonly LiveEvent[]): void {
    for (const entry of entries) fresh.push(entry)
    if (document.hidden && fresh.length > mostWaiting) notify()
    else if (!timer) {
      timer = setTimeout(notify, 1_000)
      frame = requestAnimationFrame(notify)
    }
  }

  addEventListener('pagehide', () => keepForReload(name, log.now.offset), { signal })

  return {
    log,
    listeners,
    reconnect: joinTabs(name, log, receive => createReader(client, query, receive), signal),
    close: () => closing.abort(),
  }
}

/**
 * Milliseconds for which an offset is kept: long enough for a reload. A subscription that opens later, for
 * example with a filter that the user chooses, must not repeat old events.
 */
const keptFor = 30_000

/**
 * The offset that this tab kept under `name` when the page was left; undefined if that is too long ago. The offset stays, because
 * StrictMode opens each subscription twice.
 */
function offsetBeforeReload(name: string): string | undefined {
  const [until, offset] = storage()[name]?.split(' ') ?? []
  if (Number(until) > Date.now()) return offset
}

/** Keeps an offset for the time after a reload. */
function keepForReload(name: string, offset: string | undefined): void {
  if (offset) storage()[name] = `${Date.now() + keptFor} ${offset}`
}

/** The storage of the tab. Some browsers deny it, for example in a sandboxed frame: then nothing is kept. */
function storage(): Partial<Record<string, string>> {
  try {
    return sessionStorage
  } catch {
    return {}
  }
}
