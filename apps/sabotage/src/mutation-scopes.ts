/** Sources to mutate, and the tests that must notice it. */
export interface MutationScope {
  readonly workspace: string
  /** Folders or files of the workspace. */
  readonly sources: readonly string[]
  /**
   * Tests of the workspace. They run the sources in their own process: StrykerJS does not see what a test reaches in a service that it
   * has started as a process.
   */
  readonly tests: readonly string[]
}

const server = 'apps/server'

export const mutationScopes: Readonly<Record<string, MutationScope>> = {
  client: { workspace: 'packages/client', sources: ['src'], tests: ['test'] },
  limits: {
    workspace: server,
    sources: [
      'src/fairness/fair-queue.ts',
      'src/fairness/fair-shares.ts',
      'src/paging/checkpoint.ts',
      'src/quota',
      'src/rate-limit-policies/match-policy.ts',
    ],
    tests: [
      'test/fairness',
      'test/paging/checkpoint',
      'test/quota/quota',
      'test/quota/token-bucket',
      'test/rate-limits/match-policy',
    ],
  },
  dispatch: {
    workspace: server,
    sources: ['src/webhooks/dispatch'],
    tests: [
      'test/webhooks/commits',
      'test/webhooks/disable-rule',
      'test/webhooks/dispatch-store',
      'test/webhooks/dispatcher',
      'test/webhooks/distant-store',
      'test/webhooks/lane',
      'test/webhooks/slow-store',
      'test/webhooks/unwritable-store',
      'test/webhooks/unwritable-stream',
      'test/webhooks/wrong-clock',
    ],
  },
}
