import type { EventMessage, Frames } from '@tenant-api/contract'
import type { EventType, FramePage, LogEntry } from '../../events/event-log.ts'
import { createThread } from '../../threads.ts'
import type { Database } from './database.ts'
import { asStoreError } from './database.ts'

/** A request to the thread: a page after `sequence`, of at most `limit` events, up to `head`. */
export type HistoryCall =
  | {
      readonly of: 'frames'
      readonly sequence: number
      readonly head: number
      readonly limit: number
      readonly types: readonly EventType[] | null
      readonly since: number
    }
  | { readonly of: 'entries'; readonly sequence: number; readonly head: number; readonly limit: number }

export interface PackedFrames {
  /** The sequences of the first and last event of the page, even if the filter excludes those events. */
  readonly first: number
  readonly last: number
  readonly frames: Uint8Array<ArrayBuffer> | null
}

export interface PackedEntries {
  /** A JSON array of `EntryRow`. */
  readonly rows: string
  /** The frames of all rows, one after the other; null without rows. Transferred, not copied. */
  readonly frames: Uint8Array<ArrayBuffer> | null
}

type EntryRow = readonly [sequence: number, id: string, type: EventType, acceptedAt: number, length: number]

/** What an error of SQLite says. */
interface HistoryFault {
  readonly message: string
  readonly errcode?: number | undefined
}

export type HistoryAnswer = PackedFrames | PackedEntries | { readonly fault: HistoryFault }

/** Reads events that are no longer in memory. A thread does the reading. */
export interface History {
  /** @returns null if the log no longer holds the event after `sequence` */
  frames(call: Omit<Extract<HistoryCall, { of: 'frames' }>, 'of'>): Promise<FramePage | null>
  /** @returns null if the log no longer holds the event after `sequence` */
  entries(call: Omit<Extract<HistoryCall, { of: 'entries' }>, 'of'>): Promise<readonly LogEntry[] | null>
  close(): Promise<void>
}

export function openHistory(database: Database): History {
  const thread = createThread<HistoryCall, HistoryAnswer>(
    new URL('./history-thread.ts', import.meta.url),
    database.file,
  )

  async function ask<Answer extends HistoryAnswer>(call: HistoryCall): Promise<Answer> {
    // An error that ends the thread, for example at the opening of the file, is a fault as well.
    const answer = await thread.call(call).catch((fault: HistoryFault) => ({ fault }))
    if (!('fault' in answer)) return answer as Answer
    database.notice(answer.fault)
    throw asStoreError(Object.assign(new Error(answer.fault.message), answer.fault))
  }

  return {
    async frames(call) {
      const { first, last, frames } = await ask<PackedFrames>({ of: 'frames', ...call })
      if (first !== call.sequence + 1) return null
      if (!frames) return { last, frames: [] }
      const free = () => {
        frames.buffer.transfer(0)
      }
      return { last, frames: [frames as Uint8Array as Frames<EventMessage>], free }
    },
    async entries(call) {
      // Stryker disable next-line StringLiteral: The history thread reads entries for every call that does not ask for frames.
      const { rows: text, frames } = await ask<PackedEntries>({ of: 'entries', ...call })
      const rows: readonly EntryRow[] = JSON.parse(text)
      if (rows[0]?.[0] !== call.sequence + 1 || !frames) return null
      let end = 0
      return rows.map(([sequence, id, type, acceptedAt, length]): LogEntry => {
        end += length
        const frame = frames.subarray(end - length, end) as Uint8Array as Frames<EventMessage>
        return { sequence, id, type, acceptedAt, frame }
      })
    },
    close: () => thread.end(),
  }
}
