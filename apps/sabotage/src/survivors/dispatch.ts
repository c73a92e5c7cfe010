import type { Survivors } from '../survivor.ts'

/** Mutants of the dispatcher. */
export const dispatchSurvivors: readonly Survivors[] = [
  {
    file: 'apps/server/src/webhooks/claims.ts',
    because:
      'A lane that is woken without need finds nothing to attempt. If the lease has run out, isValid notes again that attempts must wait.',
    mutants: [
      ['if (!this.#hasRunOut || !this.#store.isHolding()) return false', 'if (false) return false'],
      [
        'if (!this.#hasRunOut || !this.#store.isHolding()) return false',
        'if (!this.#hasRunOut && !this.#store.isHolding()) return false',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/dispatcher.ts',
    because: 'The deadline is two leases. It makes no difference to which side the exact instant belongs.',
    mutants: [['if (performance.now() > deadline)', 'if (performance.now() >= deadline)']],
  },
  {
    file: 'apps/server/src/webhooks/dispatcher.ts',
    because:
      'No attempt begins after `leaveAll`. The lanes leave the feed when their streams are released, so it then has no readers.',
    mutants: [['this.#stopFollowing()', ';']],
  },
  {
    file: 'apps/server/src/webhooks/attempts.ts',
    because:
      'The streams are released before the sender aborts their attempts, and the lane of a released stream writes no results.',
    mutants: [['this.#isStopped = true', 'this.#isStopped = false']],
  },
  {
    file: 'apps/server/src/webhooks/stream-work.ts',
    because:
      'The caller waits for about a second. It makes no difference to which side the exact instant belongs.',
    mutants: [['if (left <= 0) return', 'if (left < 0) return']],
  },
  {
    file: 'apps/server/src/webhooks/commits.ts',
    because: 'The text of a log message is not promised.',
    mutants: [
      [
        "this.#parts.log.error({ err: error }, 'the deliveries of some event streams cannot be written')",
        'this.#parts.log.error({ err: error }, "")',
      ],
    ],
  },
]
