import type { LogEntry } from './entries.ts'

/** A notice that nobody took for this time is dropped, in milliseconds. */
export const noticesKeptMs = 86_400_000

/** The entry of a notice that a node has claimed, and how often it was sent before. */
export interface ClaimedNotice {
  readonly entry: LogEntry
  readonly tries: number
}

/**
 * The notices that wait: each entry of the kind `system` has one, stored with the entry. A port that each store implements. Times are
 * milliseconds since 1970.
 */
export interface NoticeStore {
  /**
   * Claims the oldest notice that is due, so that no other node sends it before `until`. After that it is due again, in case this node
   * dies meanwhile. A notice about the same as one that was sent in the last `limits.noticeSeconds` waits until they have passed, and is
   * dropped if a newer one follows.
   */
  claim(now: number, until: number): Promise<ClaimedNotice | null>
  /** Ends a notice, or lets it wait until `dueAt`. */
  settle(id: string, dueAt: number | null): Promise<void>
  /** Drops the notices about entries from before `time`, and of the others all but the newest `limits.waitingNotices`. */
  drop(time: number): Promise<number>
}
