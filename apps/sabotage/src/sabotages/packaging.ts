import type { Sabotage } from '../sabotage.ts'

const packed = { workspace: 'packages/contract', test: 'test/package.test.ts' }

/** What is published, as those have it who install it. */
export const packagingSabotages: readonly Sabotage[] = [
  {
    breaks: 'The packed contract lacks its documents.',
    file: 'packages/packaging/src/build-package.ts',
    before: ', ...documents]',
    after: ']',
    noticedBy: packed,
  },
  {
    breaks: 'What only this repository uses is published.',
    file: 'packages/contract/build.ts',
    before: "  unpublished: ['./write-generated'],\n",
    after: '',
    noticedBy: packed,
  },
  {
    breaks: 'The packed contract lacks its source maps.',
    file: 'packages/packaging/src/reachable.ts',
    before: "if (path.endsWith('.js'))",
    after: "if (path.endsWith('.mjs'))",
    noticedBy: packed,
  },
]
