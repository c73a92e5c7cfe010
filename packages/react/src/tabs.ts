import { joinElection } from './leader.ts'
import type { Batch, GrowingLog, LiveEvent, Log } from './log.ts'
import type { Reader } from './reader.ts'

/** Milliseconds after which a leader that does not answer is replaced: the browser may have frozen its page. */
const answerTime = 3_000

type Message =
  /** This tab is the leader now. */
  | { readonly kind: 'lead' }
  /** Asks the leader for its log. `received` is the number of entries that the asking tab has received. */
  | { readonly kind: 'question'; readonly asker: number; readonly received: number }
  /** The leader's log, without entries if the asking tab has received as many. */
  | { readonly kind: 'answer'; readonly asker: number; readonly log: Log }
  /** Events that have arrived after the offset `after`. */
  | { readonly kind: 'batch'; readonly after: string | undefined; readonly batch: Batch }
  | { readonly kind: 'reconnect' }

/** The tabs of the origin that share one subscription. */
export interface Tabs {
  /** Sends new events to the other tabs. Must be called before the events are added to the log. */
  publish(batch: Batch): void
  /** Makes the leading tab connect at once. */
  reconnect(): void
}

interface Member {
  readonly log: GrowingLog
  readonly reader: Reader
  /** Called after each change of the log, with the new entries. */
  readonly changed: (fresh: readonly LiveEvent[]) => void
}

/**
 * Shares one connection among the tabs of the origin that pass the same name. One tab, the leader, subscribes and sends the events
 * to the others. When the leader closes, another tab continues after the last offset. A tab that opens later, or has missed a
 * message, asks the leader for its log.
 *
 * @param signal removes this tab from the group
 */
export function joinTabs(name: string, { log, reader, changed }: Member, signal: AbortSignal): Tabs {
  // Without Web Locks there is no leader: each tab has its own connection.
  const channel = navigator.locks && new BroadcastChannel(name)
  const post = (message: Message) => signal.aborted || channel?.postMessage(message)
  const asker = Math.random()
  let isLeader = false
  let isNew = true
  let isAsking = false
  let impatience: ReturnType<typeof setTimeout> | undefined

  const takeOver = joinElection(
    name,
    async term => {
      isLeader = true
      isNew = false
      isAsking = false
      stopWaiting()
      post({ kind: 'lead' })
      await reader.read(log.now.offset, term)
      isLeader = false
      // If another tab has become the leader, this tab has ignored the messages of the new leader until now.
      ask()
    },
    signal,
  )

  function ask(): void {
    if (isLeader || isAsking || signal.aborted) return
    isAsking = true
    post({ kind: 'question', asker, received: log.now.received })
    waitForAnswer()
  }

  /** Makes this tab the leader if the leader does not answer. A new tab waits longer, so that tabs with a log come first. */
  function waitForAnswer(): void {
    impatience ??= setTimeout(takeOver, answerTime * (isNew ? 2 : 1 + Math.random() / 2))
  }

  function stopWaiting(): void {
    clearTimeout(impatience)
    impatience = undefined
  }

  function answer(asker: number, received: number): void {
    const { now } = log
    post({ kind: 'answer', asker, log: received === now.received ? { ...now, entries: [] } : now })
  }

  function receive(message: Message): void {
    if (isLeader) {
      if (message.kind === 'question') answer(message.asker, message.received)
      if (message.kind === 'reconnect') reader.reconnect()
    } else if (message.kind === 'question') waitForAnswer()
    else if (message.kind !== 'reconnect') {
      stopWaiting()
      if (message.kind === 'lead') {
        // The former leader may never answer an earlier question.
        isAsking = false
        ask()
      } else if (message.kind === 'batch') follow(message.after, message.batch)
      else if (message.asker === asker) adopt(message.log)
    }
  }

  function follow(after: string | undefined, batch: Batch): void {
    if (isNew || after !== log.now.offset) ask()
    else {
      log.append(batch)
      changed(batch.entries)
    }
  }

  function adopt(copy: Log): void {
    const fresh = log.adopt(copy)
    changed(isNew ? [] : fresh)
    isNew = false
    isAsking = false
  }

  if (channel) {
    channel.onmessage = ({ data }) => receive(data)
    signal.addEventListener('abort', () => {
      stopWaiting()
      channel.close()
    })
    document.addEventListener('visibilitychange', () => document.hidden || ask(), { signal })
    ask()
  }

  return {
    publish: batch => post({ kind: 'batch', after: log.now.offset, batch }),
    reconnect: () => (isLeader ? reader.reconnect() : post({ kind: 'reconnect' })),
  }
}
