import type { Survivors } from '../survivor.ts'

const folder = 'apps/server/src/stores/postgres'

/** Mutants of the PostgreSQL stores that read a row which is always there. The checks of these rows are for the compiler. */
export const postgresRowSurvivors: readonly Survivors[] = (
  [
    [
      'database.ts',
      [
        'if (done && mark?.is_repeated) return done.result',
        'if (done && mark.is_repeated) return done.result',
      ],
      ['if (rows[0]?.is_taken) return true', 'if (rows[0].is_taken) return true'],
    ],
    [
      'deliveries.ts',
      [
        'return { atRest: Number(row?.at_rest), next: Number(row?.seen) < countedAtOnce ? null : next }',
        'return { atRest: Number(row.at_rest), next: Number(row?.seen) < countedAtOnce ? null : next }',
      ],
      [
        'return { atRest: Number(row?.at_rest), next: Number(row?.seen) < countedAtOnce ? null : next }',
        'return { atRest: Number(row?.at_rest), next: Number(row.seen) < countedAtOnce ? null : next }',
      ],
      [
        'const next = { firstAttemptAt: Number(row?.time), id: String(row?.event_id) }',
        'const next = { firstAttemptAt: Number(row.time), id: String(row?.event_id) }',
      ],
      [
        'const next = { firstAttemptAt: Number(row?.time), id: String(row?.event_id) }',
        'const next = { firstAttemptAt: Number(row?.time), id: String(row.event_id) }',
      ],
    ],
    ['event-streams.ts', ['return Number(row?.total)', 'return Number(row.total)']],
    [
      'generations.ts',
      [
        `if (row?.is_forgotten) await query(\`DROP TABLE \${name}\`)`,
        `if (row.is_forgotten) await query(\`DROP TABLE \${name}\`)`,
      ],
    ],
    [
      'counters.ts',
      [
        'const bucket = { tokens: Number(row?.tokens), at: Number(row?.at) }',
        'const bucket = { tokens: Number(row.tokens), at: Number(row?.at) }',
      ],
      [
        'const bucket = { tokens: Number(row?.tokens), at: Number(row?.at) }',
        'const bucket = { tokens: Number(row?.tokens), at: Number(row.at) }',
      ],
      ['isGranted: row?.is_granted === true,', 'isGranted: row.is_granted === true,'],
    ],
    [
      'counters.ts',
      [
        'const counted = { count: Number(row?.count), endsAt: Number(row?.ends_at) }',
        'const counted = { count: Number(row.count), endsAt: Number(row?.ends_at) }',
      ],
      [
        'const counted = { count: Number(row?.count), endsAt: Number(row?.ends_at) }',
        'const counted = { count: Number(row?.count), endsAt: Number(row.ends_at) }',
      ],
      [
        'if (counted.count > limit) over.set(key, counted, Number(row?.ends_in))',
        'if (counted.count > limit) over.set(key, counted, Number(row.ends_in))',
      ],
    ],
    [
      'rate-limit-policies.ts',
      [
        'return Number((await database.query(countMatching, valuesOf(filter)))[0]?.total)',
        'return Number((await database.query(countMatching, valuesOf(filter)))[0].total)',
      ],
    ],
    [
      'subscription-slots.ts',
      ['if (own?.sum === sumOf(open.keys())) return', 'if (own.sum === sumOf(open.keys())) return'],
      ['return open.size + Number(counted?.total)', 'return open.size + Number(counted.total)'],
    ],
  ] as const
).map(([file, ...mutants]) => ({
  file: `${folder}/${file}`,
  because: 'The statement always returns a row: it counts, or inserts or updates one.',
  mutants,
}))
