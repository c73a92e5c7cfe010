import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/programs.ts'],
    // Tests mostly wait for browsers, services and streams.
    maxWorkers: 3,
    // High, because many tests start programs: the mock alone reads the document for half a second before it listens.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
