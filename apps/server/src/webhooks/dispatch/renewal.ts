import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DispatchStore } from './dispatch-store.ts'

/**
 * Renews the lease of this node at an interval. Does not wait for claims and releases: with thousands of streams they take
 * longer than a lease.
 *
 * @returns a function that stops the renewal, and resolves when none is in flight
 */
export function renewEvery(ms: number, store: DispatchStore, log: Logger): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    for (;;) {
      await delay(ms, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      await store.renew().catch(error => log.error({ err: error }, 'the lease cannot be renewed'))
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
