import { defineConfig } from 'vitest/config'

// The timeouts are high, because the test compiles and packs every published package.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 180_000 } })
