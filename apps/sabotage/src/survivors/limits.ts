import type { Survivors } from '../survivor.ts'

/** Mutants of quotas, rate limit policies and checkpoints. */
export const limitSurvivors: readonly Survivors[] = [
  {
    file: 'apps/server/src/paging.ts',
    because:
      'A text that does not have the form of a checkpoint has no signature, and is refused in the next line.',
    mutants: [
      [
        "const [, payload = '', signature] = form.exec(checkpoint) ?? []",
        `const [, payload = "Stryker was here!", signature] = form.exec(checkpoint) ?? []`,
      ],
      [
        "const [, payload = '', signature] = form.exec(checkpoint) ?? []",
        `const [, payload = '', signature] = form.exec(checkpoint) ?? ["Stryker was here"]`,
      ],
    ],
  },
  {
    file: 'apps/server/src/limiting/rate-limits.ts',
    because:
      'Without a policy the ceiling is infinite. So the count is not above it, and the function is not called; its answer would be no.',
    mutants: [
      [
        "return ['block', 'redirect'].includes(match?.policy.configuration.action ?? '')",
        "return ['block', 'redirect'].includes(match.policy.configuration.action ?? '')",
      ],
      [
        "return ['block', 'redirect'].includes(match?.policy.configuration.action ?? '')",
        `return ['block', 'redirect'].includes(match?.policy.configuration.action ?? "Stryker was here!")`,
      ],
    ],
  },
  {
    file: 'apps/server/src/stores/memory.ts',
    because:
      'A full bucket equals an absent one. So it makes no difference when it is dropped, except to the time that a request takes.',
    mutants: [
      [
        'if (dropped === 2 || filledAt(bucket, rate.burst, rate) > time) return',
        'if (false || filledAt(bucket, rate.burst, rate) > time) return',
      ],
      [
        'if (dropped === 2 || filledAt(bucket, rate.burst, rate) > time) return',
        'if (dropped === 2 || filledAt(bucket, rate.burst, rate) >= time) return',
      ],
      ['dropped++', 'dropped--'],
    ],
  },
  {
    file: 'apps/server/src/stores/memory.ts',
    because: 'The limiter belongs to these counters alone, so any prefix of its keys will do.',
    mutants: [
      [
        "const limiter = new RateLimiterMemory({ points: 0, duration: 1, keyPrefix: '' })",
        'const limiter = new RateLimiterMemory({ points: 0, duration: 1, keyPrefix: "Stryker was here!" })',
      ],
    ],
  },
  {
    file: 'apps/server/src/limiting/fair-queue.ts',
    because:
      'The clock counts fractions of a millisecond. A turn at the very end may count as in time or as late.',
    mutants: [
      ['if (performance.now() > end) throw lateTurn()', 'if (performance.now() >= end) throw lateTurn()'],
    ],
  },
]
