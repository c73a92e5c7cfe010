import { timeouts } from '@tenant-api/test-kit/timeouts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { ...timeouts, include: ['test/**/*.test.ts'], maxWorkers: 2 },
})
