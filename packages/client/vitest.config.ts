import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { setupFiles: ['test/leaks.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
