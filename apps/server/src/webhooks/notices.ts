import type { KeyObject } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '../events/clock.ts'
import { createOnceAMinute } from '../limiting/once-a-minute.ts'
import type { LogEntry } from '../logs/entries.ts'
import { type ClaimedNotice, type NoticeStore, noticesKeptMs } from '../logs/notices.ts'
import { retryDelay } from './delivery.ts'
import { signatureHeaders, type WebhookSender } from './send.ts'

/** Where notices are sent, and how. */
export interface NoticeOptions {
  readonly endpoint: URL
  readonly key: KeyObject
  readonly sender: WebhookSender
  /** Time limit of an attempt, in milliseconds. */
  readonly deadlineMs: number
  /** Seconds between one attempt and the next. */
  readonly retryDelays: readonly number[]
  /** The address of the service. */
  readonly source: string
  readonly tenantId: string
  readonly clock: Pick<Clock, 'now'>
  readonly log: Logger
}

/** How often a node looks for notices, in milliseconds. */
const everyMs = 1_000
/** A claim outlasts the attempt by this, so that the attempt's end can be written. In milliseconds. */
const graceMs = 30_000

/**
 * Sends notices, one after the other, for as long as the service runs. A notice may arrive twice, with the same id, if a node dies after
 * it was sent.
 *
 * @returns a function that stops it. The attempt in flight ends first
 */
export function startNotices(store: NoticeStore, options: NoticeOptions): () => Promise<void> {
  const { clock, log, deadlineMs, retryDelays } = options
  const isFirstThisMinute = createOnceAMinute()
  let isStopped = false
  let timer: NodeJS.Timeout
  let running = Promise.resolve()

  async function sendDue(): Promise<void> {
    await store.drop(clock.now() - noticesKeptMs)
    for (;;) {
      const now = clock.now()
      const claimed = isStopped ? null : await store.claim(now, now + deadlineMs + graceMs)
      if (claimed === null) return
      await send(claimed)
    }
  }

  async function send({ entry, tries }: ClaimedNotice): Promise<void> {
    const { endpoint, key, sender } = options
    const body = Buffer.from(JSON.stringify(noticeOf(entry, options)))
    const headers = signatureHeaders(entry.id, body, [key], clock.now())
    const outcome = await sender.attempt({ endpoint, headers, body, secrets: [] })
    if (outcome.result === 'delivered') return store.settle(entry.id, null)
    const mayRetry = outcome.result === 'failed'
    const delayMs = mayRetry ? retryDelay(tries + 1, retryDelays, outcome) : null
    if (isFirstThisMinute('failed'))
      log.warn({ notice: entry.id, reason: outcome.message, is_dropped: delayMs === null }, 'a notice failed')
    await store.settle(entry.id, delayMs === null ? null : clock.now() + delayMs)
  }

  function run(): void {
    running = sendDue().catch(error => {
      if (isFirstThisMinute('store')) log.error({ err: error }, 'notices cannot be read or written')
    })
    running.then(schedule)
  }

  function schedule(): void {
    if (!isStopped) timer = setTimeout(run, everyMs)
  }

  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}

/** The CloudEvent that tells of an entry. */
function noticeOf(entry: LogEntry, { source, tenantId }: NoticeOptions): object {
  return {
    specversion: '1.0',
    type: entry.operation,
    source: `${source}/`,
    id: entry.id,
    time: entry.date,
    data: entry,
    xtenant: tenantId,
  }
}
