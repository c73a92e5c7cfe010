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
  {
    file: `${folder}/database.ts`,
    because:
      'A second BEGIN in an open transaction is only a warning, and the settings of the transaction stay the same.',
    mutants: [["await client.query('ROLLBACK')", 'await client.query("")']],
  },
  {
    file: `${folder}/database.ts`,
    because:
      'Tests that start nodes behind PgBouncer notice it, but StrykerJS does not see what other processes do.',
    mutants: [
      [
        'if (this.#areShared) return this.#transaction(deadline, query => query(text, values))',
        'if (this.#areShared) return this.#transaction(deadline, () => undefined)',
      ],
    ],
  },
  {
    file: `${folder}/database.ts`,
    because:
      '`several-hosts.all.test.ts` notices it. It is not among the tests of this part, because it starts servers of its own.',
    mutants: [['client.release(true)', 'client.release(false)']],
  },
  {
    file: `${folder}/database.ts`,
    because:
      'Without a result, the connection counts as unusable, too. If it counts as usable, the pool still discards it, because it has ended.',
    mutants: [
      ['} catch {', '} catch {}'],
      ['return false', 'return true'],
    ],
  },
  {
    file: `${folder}/log-growth.ts`,
    because: 'The loss has already been reported, with its reason.',
    mutants: [["if (isLost) lose('')", 'if (isLost) lose("Stryker was here!")']],
  },
  {
    file: `${folder}/log-growth.ts`,
    because:
      'It is one more query, with the same result, when two appends of this node end at the same time.',
    mutants: [
      [
        'if (seen !== checked && seen.epoch !== event.epoch) await readHead()',
        'if (seen !== checked && true) await readHead()',
      ],
    ],
  },
  {
    file: `${folder}/log-growth.ts`,
    because: 'Neither text is the code of an error.',
    mutants: [
      [
        "if (unknownName.test((error as { code?: string }).code ?? '')) reportLoss(otherSchema)",
        'if (unknownName.test((error as { code?: string }).code ?? "Stryker was here!")) reportLoss(otherSchema)',
      ],
    ],
  },
  {
    file: `${folder}/event-log.ts`,
    because: 'Nobody reads this text: callers only look at the class of the error.',
    mutants: [
      [
        "return new CursorExpiredError('the log no longer holds the events after this cursor')",
        'return new CursorExpiredError("")',
      ],
    ],
  },
  {
    file: `${folder}/event-log.ts`,
    because: 'The default is used only while the module loads, and StrykerJS skips what runs only then.',
    mutants: [
      [
        "const withOne = (event: string, columns = '') =>",
        'const withOne = (event: string, columns = "Stryker was here!") =>',
      ],
    ],
  },
]
