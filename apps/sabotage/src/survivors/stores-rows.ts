import type { Survivors } from '../survivor.ts'

const folder = 'apps/server/src/stores/sqlite'

/** Mutants of the statements that read and write rows in SQLite. */
export const storeRowSurvivors: readonly Survivors[] = [
  {
    file: `${folder}/deliveries.ts`,
    because:
      'The places were read in the same turn of the event loop, and no other process changes deliveries. So each place has a row.',
    mutants: [['if (!row) continue', 'if (false) continue']],
  },
  {
    file: `${folder}/deliveries.ts`,
    because:
      'A delivery with which a page would have exactly the maximum size comes on the next page instead.',
    mutants: [
      [
        'if (found.length > 0 && bytes > limits.deliveryPageBytes) break',
        'if (found.length > 0 && bytes >= limits.deliveryPageBytes) break',
      ],
    ],
  },
  {
    file: `${folder}/event-log.ts`,
    because:
      'A query for a minimum, without GROUP BY, always returns one row. The row contains NULL if no event matches.',
    mutants: [
      [
        "let floor = Number(database.prepare('SELECT min(sequence) - 1 AS floor FROM events').get()?.floor ?? 0)",
        "let floor = Number(database.prepare('SELECT min(sequence) - 1 AS floor FROM events').get().floor ?? 0)",
      ],
      [
        'const kept = selectKept.get(floor, limit, time, Date.now() + clockToleranceMs)?.sequence',
        'const kept = selectKept.get(floor, limit, time, Date.now() + clockToleranceMs).sequence',
      ],
      [
        'const needed = Number(selectNeeded.get()?.needed)',
        'const needed = Number(selectNeeded.get().needed)',
      ],
    ],
  },
  {
    file: `${folder}/event-log.ts`,
    because:
      'The two differ only for an event that is ahead of the clock by exactly one hour, to the millisecond.',
    mutants: [
      [
        'let acceptedAt = lastAcceptedAt > Date.now() + clockToleranceMs ? 0 : lastAcceptedAt',
        'let acceptedAt = lastAcceptedAt >= Date.now() + clockToleranceMs ? 0 : lastAcceptedAt',
      ],
    ],
  },
  {
    file: `${folder}/event-log.ts`,
    because:
      'SQLite has just skipped the insertion because an event has this source and id. The query is in the same transaction, so it finds that event.',
    mutants: [
      [
        'return { eventId: String(row?.id), offset: offsetOf(Number(row?.sequence)), duplicate: true }',
        'return { eventId: String(row.id), offset: offsetOf(Number(row?.sequence)), duplicate: true }',
      ],
      [
        'return { eventId: String(row?.id), offset: offsetOf(Number(row?.sequence)), duplicate: true }',
        'return { eventId: String(row?.id), offset: offsetOf(Number(row.sequence)), duplicate: true }',
      ],
    ],
  },
  {
    file: `${folder}/event-log.ts`,
    because:
      'Callers check only the class of this error. Its message appears at most in the log, and is not promised.',
    mutants: [
      [
        "throw new CursorExpiredError('the log no longer holds the events after this cursor')",
        'throw new CursorExpiredError("")',
      ],
    ],
  },
  {
    file: `${folder}/event-streams.ts`,
    because:
      "Ids of event streams begin with 'est_', which sorts after this text. So the list still begins with the first stream.",
    mutants: [
      [
        "return selectPage.all(after ?? '', limit, skip).map(read)",
        'return selectPage.all(after ?? "Stryker was here!", limit, skip).map(read)',
      ],
    ],
  },
  {
    file: `${folder}/event-streams.ts`,
    because: 'A query for a count, without GROUP BY, always returns one row.',
    mutants: [['return Number(countAll.get()?.total)', 'return Number(countAll.get().total)']],
  },
  {
    file: 'apps/server/src/stores/sqlite/deliveries.ts',
    because:
      'The ids differ: a stream has one delivery of each event, and a filter names each event type once.',
    mutants: [
      [
        '.toSorted((a, b) => a.firstAttemptAt - b.firstAttemptAt || (a.id < b.id ? -1 : 1))',
        '.toSorted((a, b) => a.firstAttemptAt - b.firstAttemptAt || (a.id <= b.id ? -1 : 1))',
      ],
    ],
  },
  {
    file: 'apps/server/src/stores/sqlite/deliveries.ts',
    because: 'A query for a count, without GROUP BY, always returns one row.',
    mutants: [
      ['const last = String(row?.last)', 'const last = String(row.last)'],
      [
        'return { atRest: Number(row?.at_rest), next: Number(row?.seen) < limit ? null : next }',
        'return { atRest: Number(row.at_rest), next: Number(row?.seen) < limit ? null : next }',
      ],
      [
        'return { atRest: Number(row?.at_rest), next: Number(row?.seen) < limit ? null : next }',
        'return { atRest: Number(row?.at_rest), next: Number(row.seen) < limit ? null : next }',
      ],
    ],
  },
  {
    file: 'apps/server/src/stores/sqlite/deliveries.ts',
    because:
      "Ids of events begin with 'evt_', which sorts after this text. So the deliveries of the first millisecond are still included.",
    mutants: [
      [
        "const since = { firstAttemptAt: from ?? 0, id: '' }",
        'const since = { firstAttemptAt: from ?? 0, id: "Stryker was here!" }',
      ],
    ],
  },
  {
    file: `${folder}/rate-limit-policies.ts`,
    because:
      "Ids of policies begin with 'rlp_', which sorts after this text. So the list still begins with the first policy.",
    mutants: [
      [
        "const rows = selectPage.all({ ...parametersOf(filter), after: after ?? '', skip, limit })",
        'const rows = selectPage.all({ ...parametersOf(filter), after: after ?? "Stryker was here!", skip, limit })',
      ],
    ],
  },
  {
    file: `${folder}/rate-limit-policies.ts`,
    because: 'A query for a count, without GROUP BY, always returns one row.',
    mutants: [
      [
        'return Number(countMatching.get(parametersOf(filter))?.total)',
        'return Number(countMatching.get(parametersOf(filter)).total)',
      ],
    ],
  },
]
