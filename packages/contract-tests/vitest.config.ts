import { timeouts } from '@tenant-api/test-kit/timeouts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...timeouts,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/programs.ts'],
    // Tests mostly wait for browsers, services and streams.
    maxWorkers: 3,
  },
})
