import type { Batch, GrowingLog, Log } from './log.ts'
import type { Reader } from './reader.ts'

/** Milliseconds without news from the leader, at least, after which a tab asks it. A leader that hangs sends nothing. */
const askAfter = 2_500

/** Milliseconds after which a leader that does not answer is replaced: the browser may have frozen its page. */
const answerTime = 3_000

type Message =
  /** This tab is the leader now. */
  | { readonly type: 'lead' }
  /** A tab asks the leader for its log. `offset` is the offset of the tab's own log; undefined if it has none yet. */
  | { readonly type: 'ask'; readonly offset: string | undefined }
  /** The leader's log for tabs that ask at `offset`, without entries if it is at the same offset. */
  | { readonly type: 'log'; readonly offset: string | undefined; readonly log: Log }
  /** The leader's log, with only the entries that have arrived after `offset`. */
  | { readonly type: 'add'; readonly offset: string | undefined; readonly log: Log }

/**
 * Shares one connection among the tabs of the origin that pass the same name. One tab, the leader, subscribes and sends the events
 * to the others. When the leader closes, another tab continues after the last offset. A tab that opens later, or has missed a
 * message, asks the leader for its log.
 *
 * @param createReader creates the reader of this tab, which calls `receive` with the events that it reads
 * @param signal removes this tab from the group
 * @returns a function that connects at once: this tab becomes the leader, because the service may refuse the leader's token
 */
export function joinTabs(
  name: string,
  log: GrowingLog,
  createReader: (receive: (batch: Batch) => void) => Reader,
  signal: AbortSignal,
): () => void {
  // Without Web Locks there is no leader: each tab has its own connection.
  const channel = navigator.locks && new BroadcastChannel(name)
  const post = (message: Message) => signal.aborted || channel?.postMessage(message)
  const reader = createReader(batch => {
    const offset = log.now.offset
    log.append(batch)
    post({ type: 'add', offset, log: { ...log.now, entries: batch.entries } })
  })
  addEventListener('online', reader.reconnect, { signal })
  /**
   * How many terms of this tab as the leader have not ended: it is the leader if there are any. Two overlap if this tab takes over
   * from itself, because the browser has given it the lock in the meantime.
   */
  let terms = 0
  let isNew = true
  let impatience: ReturnType<typeof setTimeout> | undefined

  const takeOver = joinElection(
    name,
    async term => {
      terms++
      isNew = false
      stopWaiting()
      post({ type: 'lead' })
      await reader.read(log, term)
      terms--
      // If another tab has become the leader, this tab has ignored the messages of the new leader until now.
      ask()
    },
    signal,
  )

  /** The offset after which this tab needs events; undefined if it has no log yet. */
  const position = () => (isNew ? undefined : log.now.offset)

  /** Asks the leader for its log, unless this tab waits for an answer. */
  function ask(): void {
    if (terms || impatience || signal.aborted) return
    post({ type: 'ask', offset: position() })
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

  function receive({ data: message }: MessageEvent<Message>): void {
    const { now } = log
    if (message.type === 'ask') {
      if (terms)
        post({ ...message, type: 'log', log: message.offset === now.offset ? { ...now, entries: [] } : now })
      else waitForAnswer()
    } else if (!terms) {
      if (message.type === 'add') {
        if (impatience) {
          // The leader is alive, so give it more time for an answer.
          stopWaiting()
          waitForAnswer()
        }
        if (isNew || message.offset !== now.offset) ask()
        else log.append(message.log)
      } else {
        stopWaiting()
        // The former leader may never answer an earlier question.
        if (message.type === 'lead') ask()
        // A former leader that hung may answer a question after this tab has gone on.
        else if (message.offset === position()) {
          log.adopt(message.log, isNew)
          isNew = false
        }
      }
    }
  }

  if (channel) {
    channel.onmessage = receive
    // A hidden page asks once it is visible again, because browsers slow down its timers.
    let before: Log
    const askIfVisible = () => {
      if (!document.hidden && before === log.now) ask()
      before = log.now
    }
    addEventListener('visibilitychange', askIfVisible, { signal })
    const asking = setInterval(askIfVisible, askAfter)
    signal.addEventListener('abort', () => {
      clearInterval(asking)
      stopWaiting()
      channel.close()
    })
    ask()
  }

  return () => (signal.aborted || terms ? reader.reconnect() : takeOver())
}

/**
 * Runs `lead` in one tab at a time. When that tab closes, the next one continues. Where Web Locks are missing (http) or denied
 * (sandboxed frames), every tab leads.
 *
 * @param lead runs while this tab is the leader; must resolve after its signal has aborted
 * @param signal ends this tab's turn as the leader, or its wait for a turn
 * @returns a function that makes this tab the leader in place of the present one
 */
function joinElection(
  name: string,
  lead: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): () => void {
  async function hold(options: LockOptions): Promise<void> {
    const turn = new AbortController()
    try {
      await navigator.locks.request(name, options, () => lead(AbortSignal.any([signal, turn.signal])))
    } catch (error) {
      // An AbortError says that another tab has taken the turn, or that this tab leaves. Any other error says that
      // there are no Web Locks: then this tab leads.
      if ((error as Error).name !== 'AbortError') await lead(signal)
    }
    turn.abort()
  }

  const stand = (): unknown => signal.aborted || hold({ signal }).then(stand)
  stand()
  return () => hold({ steal: true })
}
