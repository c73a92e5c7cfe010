import type { Client, SubscribeParameters } from '@tenant-api/client'
import type { Batch, LiveEvent } from './log.ts'
import { onceInNextTask } from './next-task.ts'
import { plainReason, plainState, type StreamState } from './stream-state.ts'

/** The events to read. */
export type StreamQuery = Pick<SubscribeParameters, 'event_type' | 'from'> & {
  /** Starts at the first event at or after this time, in whole seconds: `2026-11-20T08:00:00Z`. Not together with `from`. */
  readonly from_timestamp?: string | undefined
}

/** Reads events from the service by a subscription. */
export interface Reader {
  /** Reads after an offset until `signal` aborts. */
  read(offset: string | undefined, signal: AbortSignal): Promise<void>
  /** Connects at once if the reader waits or has failed, and replaces an open connection. */
  reconnect(): void
}

/** @param receive called with the events that arrived together, and with each change of the state */
export function createReader(client: Client, query: StreamQuery, receive: (batch: Batch) => void): Reader {
  let reconnect = () => {}

  async function read(start: string | undefined, signal: AbortSignal): Promise<void> {
    let offset = () => start
    let received = start
    let state: StreamState = { status: 'connecting' }
    const entries: LiveEvent[] = []
    const schedule = onceInNextTask(() => {
      received = offset()
      receive({ entries: entries.splice(0), offset: received, state })
    }, signal)
    // Heartbeats advance the offset without an event, so check it each second.
    const timer = setInterval(() => offset() === received || schedule(), 1_000)
    signal.addEventListener('abort', () => clearInterval(timer))
    while (!signal.aborted) {
      try {
        const subscription = client.subscribe({
          ...query,
          from: offset(),
          signal,
          onExpired: 'latest',
          onState: now => {
            if (now.status === 'waiting' && now.reason?.code === 'cursor_expired')
              entries.push({ type: 'gap', after: now.reason.offset })
            state = plainState(now)
            schedule()
          },
        })
        offset = () => subscription.offset
        reconnect = () => subscription.reconnect()
        for await (const message of subscription) {
          entries.push(message)
          schedule()
        }
      } catch (error) {
        if (signal.aborted) return
        state = { status: 'closed', reason: plainReason(error) }
        schedule()
        await new Promise<unknown>(resolve => {
          signal.addEventListener('abort', resolve)
          reconnect = () => resolve(undefined)
        })
      }
    }
  }

  return { read, reconnect: () => reconnect() }
}
