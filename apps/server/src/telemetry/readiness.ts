import type { Logger } from 'pino'
import type { Stores } from '../stores/stores.ts'

/** Whether the store answers, and whether it acknowledges writes. */
export interface Readiness {
  readonly reads: 'ok' | 'unavailable'
  readonly writes: 'ok' | 'unavailable'
}

/**
 * Creates a check of the store for probes and scrapes. Concurrent callers share one check, because anyone may call without a token. A
 * change is one line in the log, however many probes see it.
 *
 * @returns a function that answers within 1.5 s
 */
export function createReadiness(
  { check, checkWrites }: Pick<Stores, 'check' | 'checkWrites'>,
  log: Logger,
): () => Promise<Readiness> {
  let last: Readiness = { reads: 'ok', writes: 'ok' }
  let checking: Promise<Readiness> | null = null

  async function checkNow(): Promise<Readiness> {
    const [reads, writes] = await Promise.allSettled([check(), checkWrites()])
    const found: Readiness = {
      reads: reads.status === 'fulfilled' ? 'ok' : 'unavailable',
      writes: reads.status === 'fulfilled' && writes.status === 'fulfilled' ? 'ok' : 'unavailable',
    }
    if (reads.status === 'rejected') {
      if (last.reads === 'ok') log.error({ err: reads.reason }, 'the store does not answer')
    } else if (writes.status === 'rejected') {
      // After an outage, the first write may still be due.
      if (last.writes === 'ok') log.error({ err: writes.reason }, 'the store does not acknowledge writes')
    } else if (last.writes !== 'ok') log.info('the store answers again, and acknowledges writes')
    last = found
    return found
  }

  return () => {
    checking ??= checkNow().finally(() => {
      checking = null
    })
    return checking
  }
}

/** Logs when commits begin or cease to wait for a standby. */
export function logReplication({ node }: Pick<Stores, 'node'>, log: Logger): void {
  node.onReplication(isSynchronous => {
    if (isSynchronous) log.info('commits wait for a standby again')
    else log.warn('commits no longer wait for a standby: synchronous_standby_names is empty')
  })
}
