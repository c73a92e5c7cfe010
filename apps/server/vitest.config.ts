import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Most of the time is spent waiting for processes, deadlines and sockets.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
