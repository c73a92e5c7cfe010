import { defineConfig } from 'vitest/config'

/**
 * Each test starts programs, which takes longer on a busy machine. The tests themselves only wait, so three files run at a time,
 * with two commands each.
 */
export default defineConfig({
  test: {
    globalSetup: './test/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 3,
    maxConcurrency: 2,
  },
})
