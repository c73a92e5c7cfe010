import { timeouts } from '@tenant-api/test-kit/timeouts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...timeouts,
    globalSetup: 'test/build.ts',
    // Each worker runs a browser and a service.
    maxWorkers: 2,
  },
})
