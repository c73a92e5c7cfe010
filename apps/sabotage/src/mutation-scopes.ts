/** Sources to mutate, and the tests that must notice the mutants. */
export interface MutationScope {
  readonly workspace: string
  /** Folders or files of the workspace. */
  readonly sources: readonly string[]
  /**
   * Tests of the workspace. They must run the sources in the process of the test: StrykerJS does not see which code runs in a service
   * that a test has started as another process.
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
  events: {
    workspace: server,
    sources: [
      'src/events/accept.ts',
      'src/events/acceptance.ts',
      'src/events/epoch.ts',
      'src/events/history-pages.ts',
      'src/events/http-binding.ts',
      'src/events/log-page.ts',
      'src/events/offset.ts',
      'src/events/packed-events.ts',
      'src/events/retention.ts',
      'src/events/serving-queue.ts',
      'src/events/subscriber.ts',
      'src/events/subscribers.ts',
      'src/events/subscription-slots.ts',
      'src/events/tailed-log.ts',
      'src/events/trace-context.ts',
      'src/events/watched-clock.ts',
    ],
    tests: [
      'test/events/accept',
      'test/events/acceptance',
      'test/events/corrected-clock',
      'test/events/epoch',
      'test/events/freed-pages',
      'test/events/history-readers',
      'test/events/http-binding',
      'test/events/log-page',
      'test/events/many-subscribers',
      'test/events/offset',
      'test/events/packed-events',
      'test/events/retention',
      'test/events/serving-queue',
      'test/events/subscribers',
      'test/events/subscription-ends',
      'test/events/subscription-slots',
      'test/events/tailed-log',
      'test/events/trace-context',
      'test/events/watched-clock',
      'test/stores/clocks',
      'test/stores/sqlite',
    ],
  },
  stores: {
    workspace: server,
    sources: [
      'src/stores/group-commit.ts',
      'src/stores/rows',
      'src/stores/sqlite/clients.ts',
      'src/stores/sqlite/database.ts',
      'src/stores/sqlite/deliveries.ts',
      'src/stores/sqlite/event-log.ts',
      'src/stores/sqlite/event-streams.ts',
      'src/stores/sqlite/failed-keys.ts',
      'src/stores/sqlite/in-step.ts',
      'src/stores/sqlite/rate-limit-policies.ts',
      'src/stores/sqlite/signing-keys.ts',
      'src/stores/sqlite/transaction.ts',
      'src/stores/sqlite/wal-checkpoints.ts',
    ],
    tests: [
      'test/stores/clocks',
      'test/stores/fsync',
      'test/stores/group-commit',
      'test/stores/in-step',
      'test/stores/retry',
      'test/stores/sqlite',
      'test/stores/sqlite-file',
      'test/stores/wal-checkpoints',
      'test/webhooks/dispatch-store',
    ],
  },
  send: {
    workspace: server,
    sources: ['src/webhooks/send'],
    tests: [
      'test/webhooks/address-guard',
      'test/webhooks/attempt',
      'test/webhooks/attempt-messages',
      'test/webhooks/canary',
      'test/webhooks/destination-fault',
      'test/webhooks/dialled-names',
      'test/webhooks/dispatcher',
      'test/webhooks/endpoint',
      'test/webhooks/hosts-file',
      'test/webhooks/names',
      'test/webhooks/outcome',
      'test/webhooks/signature',
      'test/webhooks/tls',
      'test/webhooks/unanswered-look-ups',
      'test/webhooks/webhook-request',
    ],
  },
  dispatch: {
    workspace: server,
    sources: ['src/webhooks/dispatch'],
    tests: [
      'test/webhooks/circuit',
      'test/webhooks/commits',
      'test/webhooks/disable-rule',
      'test/webhooks/dispatch-store',
      'test/webhooks/dispatcher',
      'test/webhooks/distant-store',
      'test/webhooks/due-deliveries',
      'test/webhooks/lane',
      'test/webhooks/lane-circuit',
      'test/webhooks/read-ahead',
      'test/webhooks/slow-store',
      'test/webhooks/turns',
      'test/webhooks/unwritable-store',
      'test/webhooks/unwritable-stream',
      'test/webhooks/wrong-clock',
    ],
  },
}
