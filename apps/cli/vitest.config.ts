import { defineConfig } from 'vitest/config'

/**
 * Timeouts are high, because each test starts programs, and these start slowly on a busy machine. Tests mostly wait for their
 * programs, so three files run at a time, with two commands each.
 */
export default defineConfig({
  test: {
    globalSetup: './test/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    maxConcurrency: 2,
  },
})
