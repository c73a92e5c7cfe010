import type { MutationScope } from '../mutation-scope.ts'

export const limits: MutationScope = {
  workspace: 'apps/server',
  sources: [
    'src/fairness/fair-queue.ts',
    'src/fairness/fair-shares.ts',
    'src/paging/checkpoint.ts',
    'src/quota',
    'src/rate-limit-policies/match-policy.ts',
    'src/stores/memory/quota.ts',
    'src/stores/memory/rate-limit-counters.ts',
  ],
  tests: [
    'test/fairness',
    'test/paging/checkpoint',
    'test/quota/quota',
    'test/quota/token-bucket',
    'test/rate-limits/match-policy',
    'test/rate-limits/rate-limit-counters',
  ],
}
