import path from 'node:path'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { resultsReporter } from './results.ts'
import { timeouts } from './timeouts.ts'

type Options = NonNullable<TestProjectInlineConfiguration['test']>

/**
 * Vitest's configuration of a workspace. A test file's name says its size, and each size is a project of Vitest: CONTRIBUTING.md
 * defines the sizes.
 *
 * @param every options for tests of every size
 * @param larger options for the sizes that may start processes: all but the first
 */
export function testConfig(every: Options = {}, larger: Options = {}) {
  const size = (name: string, groupOrder: number, options: Options) => ({
    extends: true as const,
    test: { name, sequence: { groupOrder }, ...options },
  })
  const named = (name: string) => [`test/**/*.${name}.test.ts`]
  return defineConfig({
    test: {
      ...timeouts,
      ...every,
      // The machine that all figures are for has two cores.
      maxWorkers: 2,
      passWithNoTests: true,
      reporters: ['default', resultsReporter()],
      projects: [
        size('test', 0, {
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.{all,alone,long,tools}.test.ts'],
          // A process for each file would take a sixth more CPU time.
          isolate: false,
          setupFiles: [path.join(import.meta.dirname, 'no-processes.ts')],
        }),
        size('all', 1, { include: named('all'), ...larger }),
        size('alone', 2, { include: named('alone'), ...larger, maxWorkers: 1 }),
        size('long', 3, { include: named('long'), ...larger, maxWorkers: 1 }),
        size('tools', 4, { include: named('tools'), ...larger }),
      ],
    },
  })
}
