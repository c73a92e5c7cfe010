import type { ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { mutationScopes, needsPostgres } from './mutation-scopes.ts'

/** Vitest's configuration for the tests of a scope. They run in the order of the scope, one at a time. */
export function mutationTests(name: string): ViteUserConfig {
  const { tests, setup = [] } = mutationScopes[name] ?? { tests: [] }
  const order = ({ moduleId }: TestSpecification) =>
    tests.findIndex(test => moduleId.includes(`/${test}/`) || moduleId.includes(`/${test}.`))
  return {
    test: {
      ...(needsPostgres({ tests }) && { globalSetup: 'test/postgres/server.ts' }),
      setupFiles: [...setup],
      include: tests.flatMap(test => [`${test}/**/*.test.ts`, `${test}.{test,all.test}.ts`]),
      // Short, because many mutants are noticed only when something that a test waits for does not happen.
      testTimeout: 120_000,
      hookTimeout: 30_000,
      expect: { poll: { timeout: 5_000 } },
      sequence: {
        sequencer: class extends BaseSequencer {
          override async sort(files: TestSpecification[]) {
            return files.sort((one, other) => order(one) - order(other))
          }
        },
      },
    },
  }
}
