import type { Survivors } from '../survivor.ts'

const folder = 'apps/server/src/stores/sqlite'

/** Mutants of the history, of the lock of the data folder, and of what the dispatcher reads and writes. */
export const storeWorkSurvivors: readonly Survivors[] = [
  {
    file: `${folder}/history.ts`,
    because: 'The history thread reads entries for every call that does not ask for frames.',
    mutants: [
      [
        "const { rows: text, frames } = await ask<PackedEntries>({ of: 'entries', ...call })",
        'const { rows: text, frames } = await ask<PackedEntries>({ of: "", ...call })',
      ],
    ],
  },
  {
    file: 'apps/server/src/stores/sqlite/open.ts',
    because:
      'A connection that could not get the lock holds none, even while it is open. The service exits after this error, and closes it.',
    mutants: [['lock.close()', ';']],
  },
  {
    file: `${folder}/dispatch.ts`,
    because:
      'The statement selects only a min() without GROUP BY, so it returns a row even if no delivery waits.',
    mutants: [
      [
        'const due = sql.selectNextDue.get({ stream, now })?.due_at',
        'const due = sql.selectNextDue.get({\n  stream,\n  now\n}).due_at',
      ],
    ],
  },
  {
    file: `${folder}/stream-work.ts`,
    because:
      'The default is only for the compiler: the query selects the id of each event, and no event is without.',
    mutants: [
      ["({ sequence = 0, id = '', type }) =>", '({ sequence = 0, id = "Stryker was here!", type }) =>'],
    ],
  },
  {
    file: `${folder}/stream-work.ts`,
    because:
      'A step that ends retries then ends stored deliveries, too, and counts both. Later steps would end them otherwise. `inStep` limits the time of a step in any case.',
    mutants: [
      [
        'const stored = retries.length === 0 ? selectOverStored.all({ stream, except, limit }).map(storedOf) : []',
        'const stored = true ? selectOverStored.all({ stream, except, limit }).map(storedOf) : []',
      ],
    ],
  },
]
