import { defineConfig } from 'vitest/config'

/** To lint and generate the whole document takes seconds, and longer on a busy machine. */
export default defineConfig({ test: { testTimeout: 60_000 } })
