import type { Survivors } from '../survivor.ts'

const folder = 'apps/server/src/stores/sqlite'

/** Mutants of the stores. */
export const storeSurvivors: readonly Survivors[] = [
  {
    file: `${folder}/database.ts`,
    because:
      'The clock counts fractions of a millisecond. An fsync that is exactly as old as the limit may count as younger or as older.',
    mutants: [
      [
        'if (performance.now() - this.#syncedAt > freshMs) await within(checkMs, this.#synced(this.#openLog()))',
        'if (performance.now() - this.#syncedAt >= freshMs) await within(checkMs, this.#synced(this.#openLog()))',
      ],
      [
        'return this.#syncBeganAt !== null && performance.now() - this.#syncBeganAt > hangingMs',
        'return this.#syncBeganAt !== null && performance.now() - this.#syncBeganAt >= hangingMs',
      ],
    ],
  },
  {
    file: `${folder}/wal-checkpoints.ts`,
    because: 'The limits of 4 MB and 64 MB are approximate. A log may as well be copied one page later.',
    mutants: [
      [
        'if (log >= overdue && left < overdue) return database.checkpoint()',
        'if (log > overdue && left < overdue) return database.checkpoint()',
      ],
      [
        'if (log >= overdue && left < overdue) return database.checkpoint()',
        'if (log >= overdue && left <= overdue) return database.checkpoint()',
      ],
      ['if (left < worthwhile) return', 'if (left <= worthwhile) return'],
    ],
  },
]
