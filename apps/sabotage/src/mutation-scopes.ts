/** Sources to mutate, and the tests that must notice it. */
export interface MutationScope {
  readonly workspace: string
  /** Folders of sources in the workspace. */
  readonly sources: readonly string[]
  /**
   * Arguments of the test run for each mutant. Undefined if the sources run in the process of the tests: then only the tests that
   * reach the mutant run. The tests of the server start the service as a process of its own, which StrykerJS cannot watch.
   */
  readonly tests?: string
}

export const mutationScopes: Readonly<Record<string, MutationScope>> = {
  client: { workspace: 'packages/client', sources: ['src'] },
  paging: {
    workspace: 'apps/server',
    sources: ['src/paging', 'src/quota'],
    tests: '--project together test/paging test/quota',
  },
  policies: {
    workspace: 'apps/server',
    sources: ['src/rate-limit-policies'],
    tests: '--project together test/rate-limits',
  },
}
