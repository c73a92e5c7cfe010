import { defineConfig } from 'vitest/config'

/** Each test starts programs, which takes longer on a busy machine. */
export default defineConfig({ test: { testTimeout: 30_000, hookTimeout: 30_000 } })
