import { defineConfig } from 'vitest/config'

/** Each test starts programs, which takes longer on a busy machine. The tests themselves only wait, so three files run at a time. */
export default defineConfig({ test: { testTimeout: 30_000, hookTimeout: 30_000, maxWorkers: 3 } })
