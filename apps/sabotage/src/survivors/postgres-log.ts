import type { Survivors } from '../survivor.ts'

const folder = 'apps/server/src/stores/postgres'

/** Mutants of the event log and of the connections to PostgreSQL. */
export const postgresLogSurvivors: readonly Survivors[] = [
  {
    file: `${folder}/append.ts`,
    because:
      'The default is only for the compiler: each place in the answer belongs to an event of the statement, and each event gets a place.',
    mutants: [
      [
        "for (const one of found) known.set(fresh[one[0] - 1]?.key ?? '', one)",
        'for (const one of found) known.set(fresh[one[0] - 1]?.key ?? "Stryker was here!", one)',
      ],
      [
        "const { eventId = '', offset = '' } = places.get(key) ?? {}",
        'const { eventId = "Stryker was here!", offset = \'\' } = places.get(key) ?? {}',
      ],
      [
        "const { eventId = '', offset = '' } = places.get(key) ?? {}",
        'const { eventId = \'\', offset = "Stryker was here!" } = places.get(key) ?? {}',
      ],
      [
        'const isRepeated = [...known].some(([key, [, , , id]]) => firsts.get(key)?.event.id === id)',
        'const isRepeated = [...known].some(([key, [, , , id]]) => firsts.get(key).event.id === id)',
      ],
    ],
  },
  {
    file: `${folder}/append.ts`,
    because: 'The text only appears in the log, and only if the function in the database has a defect.',
    mutants: [
      [
        "throw new StoreError('The database has not appended all events of the batch.')",
        'throw new StoreError("")',
      ],
    ],
  },
  {
    file: `${folder}/append.ts`,
    because:
      'The group is empty only if all its callers have been answered with 503, so nobody reads the result.',
    mutants: [['if (events.length === 0) return []', 'if (events.length === 0) return ["Stryker was here"]']],
  },
  {
    file: `${folder}/append.ts`,
    because: 'If nothing is announced here, the check of `watchGrowth` announces the events within a second.',
    mutants: [
      [
        'const isRepeated = [...known].some(([key, [, , , id]]) => firsts.get(key)?.event.id === id)',
        'const isRepeated = [...known].some(([key, [, , , id]]) => false)',
      ],
    ],
  },
  {
    file: `${folder}/append.ts`,
    because:
      'Listeners read the log if the first announced entry is not the next event. An entry without a sequence never is.',
    mutants: [
      ['if (isRepeated) growth.announce([])', 'if (isRepeated) growth.announce(["Stryker was here"])'],
    ],
  },
]
