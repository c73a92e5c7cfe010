import type { Survivors } from '../survivor.ts'

/** Mutants of quotas, rate limit policies and checkpoints. */
export const limitSurvivors: readonly Survivors[] = [
  {
    file: 'apps/server/src/paging/checkpoint.ts',
    because:
      'A text that does not have the form of a checkpoint has no signature, and is refused in the next line.',
    mutants: [
      [
        "const [, payload = '', signature] = form.exec(checkpoint) ?? []",
        `const [, payload = "Stryker was here!", signature] = form.exec(checkpoint) ?? []`,
      ],
      [
        "const [, payload = '', signature] = form.exec(checkpoint) ?? []",
        `const [, payload = '', signature] = form.exec(checkpoint) ?? ["Stryker was here"]`,
      ],
    ],
  },
]
