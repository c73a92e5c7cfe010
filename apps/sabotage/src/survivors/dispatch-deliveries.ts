import type { Survivors } from '../survivor.ts'

/** Mutants of the code that chooses, attempts and records the deliveries of each stream. */
export const dispatchDeliverySurvivors: readonly Survivors[] = [
  {
    file: 'apps/server/src/webhooks/attempts.ts',
    because: 'An event that is one millisecond older or younger than the limit may expire or not.',
    mutants: [
      [
        'return since < now - expiryMs && clock.mayForget(expiryMs)',
        'return since <= now - expiryMs && clock.mayForget(expiryMs)',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/attempts.ts',
    because:
      "The code that gets this outcome compares its result only with 'delivered', 'failed' and 'gone'. So any other result means that the event is at fault.",
    mutants: [
      [
        ": { result: 'refused', message: 'The event has been deleted from the log.' }",
        ': { result: "", message: \'The event has been deleted from the log.\' }',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/lane.ts',
    because:
      'The value only decides whether a new lane begins with a new event or with a retry. After that it takes them in turn.',
    mutants: [['#isEventNext = false', '#isEventNext = true']],
  },
  {
    file: 'apps/server/src/webhooks/dispatcher.ts',
    because: 'Each run assigns the variable before the end of its work reads it.',
    mutants: [['let isToRunAgain = false', 'let isToRunAgain = true']],
  },
  {
    file: 'apps/server/src/webhooks/commits.ts',
    because:
      'The loop ends when the lane has nothing left to write. A busy lane gets one more commit, and the loop still ends.',
    mutants: [
      [
        'for (let turn = 0; turn < 2 && lane.isToBeWritten; turn++) await this.#inTurn(() => [lane])',
        'for (let turn = 0; turn <= 2 && lane.isToBeWritten; turn++) await this.#inTurn(() => [lane])',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/results.ts',
    because:
      'The mutant also writes an expired retry as an attempt in flight if its failure is left for a later commit. That only updates the due time of its row, and it is due already.',
    mutants: [
      [
        "if (delivery.state === 'accepted') this.#unstored.set(delivery.eventId, begin(delivery))",
        'if (true) this.#unstored.set(delivery.eventId, begin(delivery))',
      ],
    ],
  },
  {
    file: 'apps/server/src/webhooks/log-reader.ts',
    because:
      'The reader then leaves the feed and reads the log after `#readTo`, where it finds the same events. Then it joins the feed again.',
    mutants: [
      ['if (entry.sequence <= this.#readTo) return true', 'if (entry.sequence <= this.#readTo) return false'],
    ],
  },
  {
    file: 'apps/server/src/webhooks/log-reader.ts',
    because: '`ReadAhead` calls `drop` only if the reader holds events. TypeScript needs the check.',
    mutants: [['if (!first) return', 'if (false) return']],
  },
  {
    file: 'apps/server/src/webhooks/log-reader.ts',
    because:
      'A newer read is then ignored, so its events are not lost: `#readTo` stays before them, and the next `fill` reads them again.',
    mutants: [['if (this.#reading === reading) this.#reading = null', 'if (true) this.#reading = null']],
  },
  {
    file: 'apps/server/src/webhooks/attempts.ts',
    because: 'The timer is replaced by one for the same time.',
    mutants: [
      ['if (time < this.#timerAt) this.#start(time)', 'if (time <= this.#timerAt) this.#start(time)'],
    ],
  },
]
