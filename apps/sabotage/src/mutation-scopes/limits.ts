import type { MutationScope } from '../mutation-scope.ts'

export const limits: MutationScope = {
  workspace: 'apps/server',
  sources: [
    'src/fairness/fair-queue.ts',
    'src/fairness/fair-shares.ts',
    'src/fairness/patient-queue.ts',
    'src/paging',
    'src/quota',
    'src/rate-limit-policies/match-policy.ts',
    'src/rate-limit-policies/rate-limits.ts',
    'src/stores/memory/quota.ts',
    'src/stores/memory/rate-limit-counters.ts',
    'src/telemetry/once-a-minute.ts',
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
