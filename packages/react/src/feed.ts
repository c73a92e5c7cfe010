import type { Client } from '@tenant-api/client'
import { createLog, type GrowingLog, type LiveEvent } from './log.ts'
import { oncePerFrame } from './once-per-frame.ts'
import { createReader, type StreamQuery } from './reader.ts'
import { keepForReload, offsetBeforeReload } from './reload.ts'
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

  function notify(): void {
    const entries = fresh.splice(0)
    // In microtasks of their own, so that an error of one listener does not stop the others.
    for (const listener of listeners) queueMicrotask(() => listener(entries))
  }
  const schedule = oncePerFrame(notify)

  function changed(entries: readonly LiveEvent[]): void {
    for (const entry of entries) fresh.push(entry)
    if (document.hidden && fresh.length > mostWaiting) notify()
    else schedule()
  }

  addEventListener('pagehide', () => keepForReload(name, log.now.offset), { signal })

  return {
    log,
    listeners,
    reconnect: joinTabs(name, log, receive => createReader(client, query, receive), signal),
    close: () => closing.abort(),
  }
}
