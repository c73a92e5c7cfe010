import { defineConfig } from 'vitest/config'

/** Reading the document and starting programs takes seconds, and longer on a busy machine. */
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
