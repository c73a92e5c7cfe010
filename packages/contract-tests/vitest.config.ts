import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/programs.ts'],
    // The mock reads the document for half a second before it listens, on a machine that others use too.
    testTimeout: 15_000,
    hookTimeout: 15_000,
  },
})
