import { timeouts } from '@tenant-api/test-kit/timeouts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Node's `fetch` closes a connection that the client leaks after five minutes. Until then it must hang its test.
  test: { ...timeouts, testTimeout: 240_000, setupFiles: ['test/leaks.ts'] },
})
