import { defineConfig } from 'vitest/config'

/** The timeout is high, because linting and generating the whole document takes seconds, and longer on a busy machine. */
export default defineConfig({ test: { testTimeout: 60_000 } })
