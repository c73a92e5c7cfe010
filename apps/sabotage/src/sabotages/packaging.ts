import type { Sabotage } from '../sabotage.ts'

const packed = { workspace: 'packages/contract', test: 'test/package.all.test.ts' }

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
    breaks: 'An entry point that only this repository may use is published.',
    file: 'packages/contract/build.ts',
    before: "      './entity-tags',\n",
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
  {
    breaks: 'npm run pack leaves out the packages of apps.',
    file: 'packages/packaging/src/published-folders.ts',
    before: "['packages', 'apps']",
    after: "['packages']",
    noticedBy: { workspace: 'packages/packaging', test: 'test/pack.all.test.ts', only: 'writes a tarball' },
  },
  {
    breaks: 'The published hooks lack the complete app.',
    file: 'packages/react/build.ts',
    before: "await cp(path.join(folder, 'example')",
    after: "await cp(path.join(folder, 'src')",
    noticedBy: {
      workspace: 'packages/react',
      test: 'test/example.all.test.ts',
      only: 'passes its own tests',
    },
  },
]
