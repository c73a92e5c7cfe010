import { setTimeout as delay } from 'node:timers/promises'
import { StoreError } from '../../../src/errors.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'

/** Faults that a test injects between a dispatcher and its store. */
export interface StoreFaults {
  /** Cuts the dispatcher off permanently: no call reaches the store, and no answer returns. */
  kill(): void
  /** Delays new calls by up to `ms`, like a paused process. Afterwards they reach the store. */
  stall(ms: number): void
  /** Refuses the next commit. */
  refuseCommit(): void
  /** Writes the next commit, but reports a broken connection. The dispatcher then repeats the commit. */
  loseAnswer(): void
}

export function withFaults(store: DispatchStore): { store: DispatchStore; faults: StoreFaults } {
  let isDead = false
  let stalled: Promise<unknown> = Promise.resolve()
  let refusals = 0
  let lostAnswers = 0

  const guarded =
    <Arguments extends readonly unknown[], Result>(work: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      await stalled
      if (isDead) throw new StoreError('The node is dead.')
      const result = await work(...args)
      if (isDead) throw new StoreError('The node is dead.')
      return result
    }

  async function commit(...args: Parameters<DispatchStore['commit']>) {
    if (refusals > 0) {
      refusals--
      throw new StoreError('The commit is refused.')
    }
    const result = await store.commit(...args)
    if (lostAnswers === 0) return result
    lostAnswers--
    throw new StoreError('The answer is lost.')
  }

  return {
    store: {
      ...store,
      isHolding: () => !isDead && store.isHolding(),
      claim: guarded(store.claim),
      renew: guarded(store.renew),
      release: guarded(store.release),
      streams: guarded(store.streams),
      unnoticedChange: guarded(store.unnoticedChange),
      hasWork: guarded(store.hasWork),
      due: guarded(store.due),
      nextDue: guarded(store.nextDue),
      event: guarded(store.event),
      prepareReplay: guarded(store.prepareReplay),
      commit: guarded(commit),
      disable: guarded(store.disable),
      work: guarded(store.work),
    },
    faults: {
      kill() {
        isDead = true
      },
      stall(ms) {
        stalled = delay(ms)
      },
      refuseCommit() {
        refusals++
      },
      loseAnswer() {
        lostAnswers++
      },
    },
  }
}
