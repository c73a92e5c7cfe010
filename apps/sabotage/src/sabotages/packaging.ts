import type { Sabotage } from '../sabotage.ts'

const packed = { workspace: 'packages/contract', test: 'test/package.test.ts' }

/** The published packages. */
export const packagingSabotages: readonly Sabotage[] = [
  {
    breaks: 'The packed contract lacks the OpenAPI documents.',
    file: 'packages/packaging/src/build-package.ts',
    before: ', ...documents]',
    after: ']',
    noticedBy: packed,
  },
  {
    breaks: 'An entry point for this repository alone is published.',
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
