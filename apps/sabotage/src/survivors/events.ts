import type { Survivors } from '../survivor.ts'

const folder = 'apps/server/src/events'

/** Mutants of the event log's surroundings: acceptance, offsets, subscribers and retention. */
export const eventSurvivors: readonly Survivors[] = [
  {
    file: `${folder}/publication.ts`,
    because:
      'The thread and the event loop accept a publication by the same rules, so one of exactly this size may go to either.',
    mutants: [
      ['if (publication.body.length >= worthwhile) {', 'if (publication.body.length > worthwhile) {'],
    ],
  },
  {
    file: `${folder}/offset.ts`,
    because:
      'The comparison below rejects these texts, too: it accepts only the encoding of a position, and that has this form.',
    mutants: [['if (!isOffset(offset)) return null', 'if (false) return null']],
  },
  {
    file: `${folder}/offset.ts`,
    because: 'No block has this name, because the name of a block is two numbers with a point between them.',
    mutants: [["let lastBlock = ''", 'let lastBlock = "Stryker was here!"']],
  },
  {
    file: `${folder}/offset.ts`,
    because: 'The cache only saves time: the texts of an epoch are always the same.',
    mutants: [
      [
        'if (epoch !== lastEpoch.epoch) lastEpoch = epochTexts(epoch)',
        'if (true) lastEpoch = epochTexts(epoch)',
      ],
    ],
  },
  {
    file: 'apps/server/src/events/subscribers.ts',
    because:
      'The first turn then begins a pass although the log has not grown. Its subscribers get one more turn, in which `pump` finds nothing new to send.',
    mutants: [['#hasGrown = false', '#hasGrown = true']],
  },
  {
    file: 'apps/server/src/events/subscribers.ts',
    because: 'A lead of exactly 0 means that both have had equal time, so either may have the next turn.',
    mutants: [
      [
        'const isOfPass = this.#served < this.#pass.length && (this.#lead <= 0 || this.#apart.size === 0)',
        'const isOfPass = this.#served < this.#pass.length && (this.#lead < 0 || this.#apart.size === 0)',
      ],
    ],
  },
  {
    file: 'apps/server/src/events/subscribers.ts',
    because: 'A long pass whose time is over in this very instant then ends one turn later.',
    mutants: [
      [
        'if (!this.#hasGrown || (!isOver && now < this.#passEnds)) return',
        'if (!this.#hasGrown || (!isOver && now <= this.#passEnds)) return',
      ],
    ],
  },
  {
    file: 'apps/server/src/events/tail.ts',
    because: 'Only `fill` reads the variable, and whoever calls `fill` sets it to true before.',
    mutants: [['let hasGrown = false', 'let hasGrown = true']],
  },
  {
    file: 'apps/server/src/events/tail.ts',
    because: 'The tail holds about 4 MB. That it may hold exactly this many bytes is not promised.',
    mutants: [['if (bytes > maxBytes) {', 'if (bytes >= maxBytes) {']],
  },
  {
    file: 'apps/server/src/events/tail.ts',
    because:
      'At the head and beyond it, the slice of the newest events below is empty, too. The line saves the work for subscribers that wait at the head.',
    mutants: [
      ['if (sequence >= head) return atHead', 'if (false) return atHead'],
      ['if (sequence >= head) return atHead', 'if (sequence > head) return atHead'],
    ],
  },
  {
    file: 'apps/server/src/events/publication.ts',
    because:
      'The validator refuses `undefined`, because it is not a string. TypeScript needs the comparison.',
    mutants: [
      [
        "if (traceparent === undefined || !isTrace('TraceParent', traceparent)) return {}",
        "if (false || !isTrace('TraceParent', traceparent)) return {}",
      ],
      [
        "const hasState = tracestate !== undefined && isTrace('TraceState', tracestate)",
        "const hasState = true && isTrace('TraceState', tracestate)",
      ],
    ],
  },
  {
    file: 'apps/server/src/events/publication.ts',
    because: 'The line only saves time: `startsWith` below compares the same byte.',
    mutants: [['if (json[2] !== first.charCodeAt(2)) return {}', 'if (false) return {}']],
  },
  {
    file: 'apps/server/src/events/clock.ts',
    because:
      'The function `isFirstThisMinute` belongs to this clock alone and gets only this key, so any key will do.',
    mutants: [
      [
        "if (Math.abs(aheadMs) > clockToleranceMs && isFirstThisMinute('clock'))",
        'if (Math.abs(aheadMs) > clockToleranceMs && isFirstThisMinute(""))',
      ],
    ],
  },
]
