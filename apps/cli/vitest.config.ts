import { timeouts } from '@tenant-api/test-kit/timeouts'
import { defineConfig } from 'vitest/config'

/** Tests mostly wait for their programs, so three files run at a time, with two commands each. */
export default defineConfig({
  test: {
    ...timeouts,
    globalSetup: './test/global-setup.ts',
    maxWorkers: 3,
    maxConcurrency: 2,
  },
})
