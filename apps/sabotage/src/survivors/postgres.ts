import type { Survivors } from '../survivor.ts'

const folder = 'apps/server/src/stores/postgres'

/** Mutants of the stores for PostgreSQL, except its event log and its connections. */
export const postgresSurvivors: readonly Survivors[] = [
  {
    file: `${folder}/event-streams.ts`,
    because: 'Each id of an event stream begins with `est_`, which comes after both texts.',
    mutants: [["[after ?? '', limit, skip],", '[after ?? "Stryker was here!", limit, skip],']],
  },
  {
    file: `${folder}/rate-limit-policies.ts`,
    because: 'Each id of a policy begins with `rlp_`, which comes after both texts.',
    mutants: [
      [
        "const rows = await database.query(selectPage, [...valuesOf(filter), after ?? '', limit, skip])",
        'const rows = await database.query(selectPage, [...valuesOf(filter), after ?? "Stryker was here!", limit, skip])',
      ],
    ],
  },
  {
    file: `${folder}/epochs.ts`,
    because: 'The check is only for the compiler: `beginEpoch` inserts an epoch before it reads the list.',
    mutants: [
      [
        "if (!found) throw new Error('the event log has no epoch')",
        "if (false) throw new Error('the event log has no epoch')",
      ],
      ["if (!found) throw new Error('the event log has no epoch')", 'if (!found) throw new Error("")'],
    ],
  },
  {
    file: `${folder}/epochs.ts`,
    because:
      'It matters only if an older answer of the database arrives after a newer one, on another connection. No test can bring that about at will.',
    mutants: [['if (!knows(epoch)) epochs = epochsIn(rows)', 'if (true) epochs = epochsIn(rows)']],
  },
  {
    file: 'apps/server/src/stores/postgres/counters.ts',
    because: 'An entry that expires in this very millisecond is removed by a later insertion.',
    mutants: [
      ['if (until <= now) this.#entries.delete(oldest)', 'if (until < now) this.#entries.delete(oldest)'],
    ],
  },
  {
    file: 'apps/server/src/stores/postgres/counters.ts',
    because: 'One entry removed for each new one also keeps the map from growing. Two let it shrink again.',
    mutants: [['if (++checked === 2) break', 'if (true) break']],
  },
  {
    file: 'apps/server/src/stores/postgres/counters.ts',
    because: 'Without this limit, an insertion looks at all entries: it takes longer, and removes no fewer.',
    mutants: [
      ['if (++checked === 2) break', 'if (false) break'],
      ['if (++checked === 2) break', 'if (--checked === 2) break'],
      ['if (++checked === 2) break', 'if (++checked !== 2) break'],
    ],
  },
  {
    file: 'apps/server/src/stores/postgres/counters.ts',
    because:
      'A timer without a stop does not keep the process running, and the closed pool refuses its statement.',
    mutants: [['stop: () => clearInterval(timer),', 'stop: () => undefined,']],
  },
  {
    file: `${folder}/subscription-slots.ts`,
    because:
      'A timer without a stop does not keep the process running, and the closed pool refuses its statement.',
    mutants: [['stop: () => clearInterval(timer),', 'stop: () => undefined,']],
  },
  {
    file: 'apps/server/src/stores/postgres/counters.ts',
    because:
      'A count that is not over the limit is never taken from memory: `known.count > limit` is false for it.',
    mutants: [
      [
        'if (counted.count > limit) over.set(key, counted, Number(row?.ends_in))',
        'if (true) over.set(key, counted, Number(row?.ends_in))',
      ],
      [
        'if (counted.count > limit) over.set(key, counted, Number(row?.ends_in))',
        'if (counted.count >= limit) over.set(key, counted, Number(row?.ends_in))',
      ],
    ],
  },
  {
    file: `${folder}/retry.ts`,
    because: 'Neither text is the code of an error.',
    mutants: [
      [
        "const { code = '', message } = error as Failure",
        'const { code = "Stryker was here!", message } = error as Failure',
      ],
      [
        "const { code = '' } = error as { code?: string }",
        'const { code = "Stryker was here!" } = error as { code?: string }',
      ],
      [
        "return passing.test((error as Failure).code ?? '') || isBroken(error)",
        'return passing.test((error as Failure).code ?? "Stryker was here!") || isBroken(error)',
      ],
    ],
  },
  {
    file: `${folder}/retry.ts`,
    because: 'The codes of PostgreSQL have five characters, and no code of Node.js contains one of them.',
    mutants: [
      [
        'return /^(08...|25006|25P0[34]|57P0.)$/.test(code) || network.test(code) || brokenConnection.test(message)',
        'return /(08...|25006|25P0[34]|57P0.)$/.test(code) || network.test(code) || brokenConnection.test(message)',
      ],
      [
        'return /^(08...|25006|25P0[34]|57P0.)$/.test(code) || network.test(code) || brokenConnection.test(message)',
        'return /^(08...|25006|25P0[34]|57P0.)/.test(code) || network.test(code) || brokenConnection.test(message)',
      ],
    ],
  },
  {
    file: `${folder}/retry.ts`,
    because: 'It differs only if the next pause would end in the very microsecond of the deadline.',
    mutants: [
      [
        'if (!mayPass || performance.now() + pause > deadline)',
        'if (!mayPass || performance.now() + pause >= deadline)',
      ],
    ],
  },
  {
    file: `${folder}/stream-work.ts`,
    because:
      'For a disabled stream the list then has one entry that is no row: it makes nothing due, and the work ends as with an empty list.',
    mutants: [
      [
        'enabled.length > 0 ? await query(selectKeys, [...valuesOf(stream, filter, after), stepRows]) : []',
        'enabled.length > 0 ? await query(selectKeys, [...valuesOf(stream, filter, after), stepRows]) : ["Stryker was here"]',
      ],
    ],
  },
  {
    file: `${folder}/subscription-slots.ts`,
    because: 'The node then repairs its rows although they are right. That changes none of them.',
    mutants: [
      ['if (own?.sum === sumOf(open.keys())) return', 'if (false) return'],
      ['function sumOf(ids: Iterable<string>): number {', 'function sumOf(ids: Iterable<string>): number {}'],
      [
        'for (const id of ids) sum ^= Number.parseInt(id.slice(0, 8), 16)',
        'for (const id of ids) sum ^= Number.parseInt(id, 16)',
      ],
    ],
  },
]
