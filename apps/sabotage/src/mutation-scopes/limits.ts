import type { MutationScope } from '../mutation-scope.ts'

export const limits: MutationScope = {
  workspace: 'apps/server',
  sources: [
    'src/limiting/fair-queue.ts',
    'src/limiting/fair-shares.ts',
    'src/paging.ts',
    'src/limiting/quota.ts',
    'src/limiting/rate-limits.ts',
    'src/stores/memory.ts',
    'src/limiting/once-a-minute.ts',
  ],
  tests: [
    'test/auth/token-request-queue',
    'test/fairness',
    'test/paging/checkpoint',
    'test/paging/page',
    'test/quota/quota',
    'test/quota/token-bucket',
    'test/rate-limits/match-policy',
    'test/rate-limits/rate-limit-counters',
    'test/rate-limits/rate-limits',
    'test/telemetry/once-a-minute',
    'test/used-memory',
  ],
}
