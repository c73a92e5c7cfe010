import type { Survivors } from '../survivor.ts'

const folder = 'apps/server/src/webhooks/dispatch'

/** Mutants of the dispatcher. */
export const dispatchSurvivors: readonly Survivors[] = [
  {
    file: `${folder}/commits.ts`,
    because: 'The text of a log message is not promised.',
    mutants: [
      [
        "this.#parts.log.error({ err: error }, 'the deliveries of some event streams cannot be written')",
        'this.#parts.log.error({ err: error }, "")',
      ],
    ],
  },
]
