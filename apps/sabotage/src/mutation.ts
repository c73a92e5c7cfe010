/**
 * Usage: npm run mutation -- client     mutates the sources of a scope, one of `mutation-scopes.ts`
 *
 * StrykerJS changes a copy of the repository in many small ways, and lists the changes that no test notices. Exits with 1 if the
 * tests notice less than 85 % of them.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyRepository } from '@tenant-api/test-kit/copy-repository'
import { type MutationScope, mutationScopes } from './mutation-scopes.ts'

const name = process.argv[2] ?? ''
const scope = mutationScopes[name]
if (!scope) {
  const names = Object.keys(mutationScopes).join(', ')
  process.stderr.write(`Name the scope to mutate, one of ${names}, got '${name}'.\n`)
  process.exit(1)
}

const stryker = path.join(
  import.meta.dirname,
  '../mutation/node_modules/@stryker-mutator/core/bin/stryker.js',
)
const copy = await copyRepository()
try {
  const folder = path.join(copy.folder, scope.workspace)
  await writeFile(path.join(folder, 'stryker.json'), JSON.stringify(strykerConfig(scope)))
  await writeFile(path.join(folder, 'mutation.vitest.ts'), vitestConfig(name))
  const child = spawn(process.execPath, [stryker, 'run', 'stryker.json'], { cwd: folder, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  process.exitCode = code ?? 1
} finally {
  await copy.remove()
}

/** StrykerJS runs only the tests that reach a mutant, until one fails. */
function strykerConfig({ sources, concurrency = 2 }: MutationScope) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutation.vitest.ts' },
    mutate: [
      ...sources.map(source => (source.endsWith('.ts') ? source : `${source}/**/*.ts`)),
      '!src/generated/**',
    ],
    coverageAnalysis: 'perTest',
    // Skips mutants of code that runs once, when its module loads: each would need a new process.
    ignoreStatic: true,
    inPlace: true,
    disableTypeChecks: false,
    concurrency,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { break: 85 },
  }
}

/** A file of a workspace, which is in a folder of `apps` or `packages`. */
function vitestConfig(scope: string): string {
  return `import { mutationTests } from '../../apps/sabotage/src/mutation-tests.ts'
export default mutationTests('${scope}')`
}
