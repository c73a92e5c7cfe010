import { timeouts } from '@tenant-api/test-kit/timeouts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...timeouts,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/programs.ts'],
    // Tests run browsers and services in processes of their own.
    maxWorkers: 2,
  },
})
