import type { Client, EventTypeFilter, SubscribeParameters, Subscription } from '@tenant-api/client'
import { type Batch, type GrowingLog, type LiveEvent, type Log, plainState } from './log.ts'

/** The events to read. */
export type StreamQuery<Filter extends EventTypeFilter = EventTypeFilter> = Pick<
  SubscribeParameters<Filter>,
  'event_type' | 'filter'
> &
  StreamStart

/** Where to start: after an offset, at a time, or by default with the events from now on. */
type StreamStart =
  | {
      /** Starts after this offset. Pass a stored offset, not the present one: each new value opens a new connection. */
      readonly from?: string | undefined
      readonly from_timestamp?: undefined
    }
  | {
      readonly from?: undefined
      /** Starts at the first event at or after this time. A string has whole seconds: `2026-11-20T08:00:00Z`. */
      readonly from_timestamp?: string | Date | undefined
    }

/** Reads events from the service by a subscription. */
export interface Reader {
  /** Continues at the end of a log, to which `receive` adds the events, until `signal` aborts. */
  read(log: GrowingLog, signal: AbortSignal): Promise<void>
  /** Connects at once if the reader waits or has failed, and replaces an open connection. Has no effect while nothing is read. */
  reconnect(): void
}

/** @param receive called with the events that arrived together, and with each change of the state */
export function createReader(client: Client, query: StreamQuery, receive: (batch: Batch) => void): Reader {
  let reconnect: (ignored?: unknown) => void = () => {}

  async function read(log: GrowingLog, signal: AbortSignal): Promise<void> {
    let source: Log | Subscription = log.now
    let newest = source.entries.at(-1)
    const entries: LiveEvent[] = []
    const schedule = onceInNextTask(() => {
      receive({ entries: entries.splice(0), offset: source.offset, state: plainState(source.state) })
    }, signal)
    function add(entry: LiveEvent): void {
      newest = entry
      entries.push(entry)
      schedule()
    }
    // Heartbeats advance the offset without an event, so check it each second.
    const timer = setInterval(() => source.offset === log.now.offset || schedule(), 1_000)
    while (!signal.aborted) {
      const subscription: Subscription = client.subscribe({
        signal,
        ...query,
        from: source.offset,
        // Not after a gap without an offset: the events before the gap would come again.
        from_timestamp: log.now.count ? undefined : query.from_timestamp,
        onExpired({ offset }) {
          // If the service refuses the next attempt too, add no second gap at the same place.
          if (newest?.type !== 'gap') add({ type: 'gap', after: offset })
          return 'latest'
        },
        onState: schedule,
      })
      source = subscription
      reconnect = subscription.reconnect
      try {
        for await (const message of subscription) add(message)
      } catch {
        // Ignore the error, because the state contains it. Wait for `reconnect` or the end.
        if (!signal.aborted)
          await new Promise(resolve => {
            signal.addEventListener('abort', resolve)
            reconnect = resolve
          })
      }
    }
    clearInterval(timer)
  }

  return { read, reconnect: () => reconnect() }
}

/**
 * Returns a function that schedules `run` as a task of its own. Further calls before the task runs have no effect. The task is a
 * message from the page to itself: browsers delay the timers of hidden pages by a second or more, but not their messages.
 *
 * @param signal an abort of this signal prevents all further calls of `run`
 */
function onceInNextTask(run: () => void, signal: AbortSignal): () => void {
  const { port1, port2 } = new MessageChannel()
  let isScheduled = false
  port1.onmessage = () => {
    isScheduled = false
    run()
  }
  signal.addEventListener('abort', () => port1.close())
  return () => {
    if (!isScheduled) port2.postMessage(null)
    isScheduled = true
  }
}
