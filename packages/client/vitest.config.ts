import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: ['test/leaks.ts'],
    // Tests mostly wait for delays and streams.
    maxWorkers: 3,
    testTimeout: 15_000,
  },
})
