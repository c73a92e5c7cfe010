import type { MutationScope } from '../mutation-scope.ts'

export const client: MutationScope = {
  workspace: 'packages/client',
  sources: ['src'],
  concurrency: 8,
  setup: ['test/leaks.ts'],
  tests: ['test'],
}
