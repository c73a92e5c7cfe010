/**
 * Usage: npm run mutation -- client                     mutates the sources of a scope, one of `mutation-scopes`
 *        npm run mutation -- client src/events.ts …     mutates only some files of its workspace
 *
 * StrykerJS changes a copy of the repository in many small ways, and lists the changes that no test notices. Exits with 1 if there
 * are any. A change that nobody can notice is excluded by a comment at its line, with the reason:
 * `// Stryker disable next-line EqualityOperator: either may have the next turn.`
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyRepository } from '@tenant-api/test-kit/copy-repository'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { type MutationScope, mutationScopes, needsPostgres } from './mutation-scopes.ts'

const [name = '', ...only] = process.argv.slice(2)
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
const needsServer = needsPostgres(scope) && !process.env.TEST_DATABASE_URL
const programs = findPostgres()
if (needsServer && !programs) {
  process.stderr.write(`The tests of '${name}' need PostgreSQL: install it, or set TEST_DATABASE_URL.\n`)
  process.exit(1)
}
const copy = await copyRepository()
// All runners of StrykerJS share this server. They are killed when a mutant hangs, and could not stop servers of their own.
const postgres = needsServer && programs ? await startPostgres(programs) : null
try {
  const folder = path.join(copy.folder, scope.workspace)
  const sources = only.length > 0 ? only : scope.sources
  await writeFile(path.join(folder, 'stryker.json'), JSON.stringify(strykerConfig({ ...scope, sources })))
  await writeFile(path.join(folder, 'mutation.vitest.ts'), vitestConfig(name))
  const env = { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) }
  const child = spawn(process.execPath, [stryker, 'run', 'stryker.json'], {
    cwd: folder,
    env,
    stdio: 'inherit',
  })
  // This process ends after StrykerJS, to remove the server and the copy. Ctrl-C reaches both, SIGTERM only this one.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill())
  const [code] = await once(child, 'close')
  process.exitCode = code === 0 ? 0 : 1
} finally {
  await postgres?.end()
  await copy.remove()
}

/** StrykerJS runs only the tests that reach a mutant, until one fails. */
function strykerConfig({ sources, concurrency = 2 }: MutationScope) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutation.vitest.ts' },
    mutate: [
      ...sources.map(source => (source.includes('.ts') ? source : `${source}/**/*.ts`)),
      '!src/generated/**',
    ],
    coverageAnalysis: 'perTest',
    // Skips mutants of code that runs once, when its module loads: each would need a new process.
    ignoreStatic: true,
    inPlace: true,
    disableTypeChecks: false,
    dryRunTimeoutMinutes: 15,
    concurrency,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { break: 100 },
  }
}

/** A file of a workspace, which is in a folder of `apps` or `packages`. */
function vitestConfig(scope: string): string {
  return `import { mutationTests } from '../../apps/sabotage/src/mutation-tests.ts'
export default mutationTests('${scope}')`
}
