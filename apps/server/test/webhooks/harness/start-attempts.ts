import pino from 'pino'
import { Attempts } from '../../../src/webhooks/attempts.ts'
import { Lease } from '../../../src/webhooks/claims.ts'
import { Commits } from '../../../src/webhooks/commits.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import type { WebhookSender } from '../../../src/webhooks/send.ts'
import { StreamWork } from '../../../src/webhooks/stream-work.ts'

/** Composes attempts as a dispatcher does, without the claims of streams. */
export function startAttempts(store: DispatchStore, attempt: WebhookSender['attempt']): Attempts {
  const log = pino({ level: 'silent' })
  const commits = new Commits({ store, log, onCommitted: () => {} })
  return new Attempts(
    {
      store,
      clock: { now: Date.now, mayForget: () => false },
      sender: { attempt, close: async () => {} },
      retryDelays: [1],
      expiryMs: Number.POSITIVE_INFINITY,
      log,
    },
    {
      lease: new Lease(store, log),
      commits,
      work: new StreamWork({ store, log, commits, onStep: () => {} }),
      disable: async () => {},
    },
  )
}
