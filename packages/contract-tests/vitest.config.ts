import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/programs.ts'],
    // High, because many tests start programs: the mock alone reads the document for half a second before it listens.
    testTimeout: 15_000,
    hookTimeout: 15_000,
  },
})
