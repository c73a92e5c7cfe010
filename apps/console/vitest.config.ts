import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'test/build.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Each worker runs a browser and a service.
    maxWorkers: 2,
  },
})
