import { joinElection } from './leader.ts'
import type { Batch, GrowingLog, Log } from './log.ts'
import type { Reader } from './reader.ts'

/** Milliseconds between two questions to the leader. A leader that hangs sends nothing, as does one without events. */
const askEvery = 5_000

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

/**
 * Shares one connection among the tabs of the origin that pass the same name. One tab, the leader, subscribes and sends the events
 * to the others. When the leader closes, another tab continues after the last offset. A tab that opens later, or has missed a
 * message, asks the leader for its log.
 *
 * @param signal removes this tab from the group
 */
export function joinTabs(name: string, log: GrowingLog, reader: Reader, signal: AbortSignal): Tabs {
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
      await reader.read(log.now, term)
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

  function receive(message: Message): void {
    const { now } = log
    if (message.kind === 'reconnect') reader.reconnect()
    else if (message.kind === 'question') {
      const { asker, received } = message
      if (isLeader)
        post({ kind: 'answer', asker, log: received === now.received ? { ...now, entries: [] } : now })
      else waitForAnswer()
    } else if (!isLeader) {
      stopWaiting()
      if (message.kind === 'lead') {
        // The former leader may never answer an earlier question.
        isAsking = false
        ask()
      } else if (message.kind === 'batch') {
        if (isNew || message.after !== now.offset) ask()
        else log.append(message.batch)
      } else if (message.asker === asker) {
        log.adopt(message.log, isNew)
        isNew = false
        isAsking = false
      }
    }
  }

  if (channel) {
    channel.onmessage = ({ data }) => receive(data)
    // A hidden page asks once it is visible again, because browsers slow down its timers.
    const askIfVisible = () => document.hidden || ask()
    document.addEventListener('visibilitychange', askIfVisible, { signal })
    const asking = setInterval(askIfVisible, askEvery)
    signal.addEventListener('abort', () => {
      clearInterval(asking)
      stopWaiting()
      channel.close()
    })
    ask()
  }

  return {
    publish: batch => post({ kind: 'batch', after: log.now.offset, batch }),
    reconnect() {
      reader.reconnect()
      post({ kind: 'reconnect' })
    },
  }
}
