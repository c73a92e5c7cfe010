/** Sources to mutate, and the tests that must notice the mutants. */
export interface MutationScope {
  readonly workspace: string
  /** Folders or files of the workspace. */
  readonly sources: readonly string[]
  /**
   * Tests of the workspace, fast ones first: they run in this order until one notices the mutant. They must run the sources in the
   * process of the test: StrykerJS does not see which code runs in a service that a test has started as another process.
   */
  readonly tests: readonly string[]
  /** Modules of the workspace that Vitest loads before each test file. */
  readonly setup?: readonly string[]
  /** How many mutants are tested at a time, 2 by default. More for tests that mostly wait. */
  readonly concurrency?: number
}

/** Whether tests of a scope need a PostgreSQL server. */
export const needsPostgres = ({ tests }: Pick<MutationScope, 'tests'>): boolean =>
  tests.some(test => test.startsWith('test/postgres/'))
