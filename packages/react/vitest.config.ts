import { defineConfig } from 'vitest/config'

// The timeouts are high, because tests compile projects with two compilers, and pack packages.
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], maxWorkers: 2, testTimeout: 120_000, hookTimeout: 120_000 },
})
