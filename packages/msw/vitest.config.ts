import { timeouts } from '@tenant-api/test-kit/timeouts'
import { defineConfig } from 'vitest/config'

// An event that a stream does not send at once would arrive with a heartbeat, after 15 s. One test waits for 22 of them.
export default defineConfig({ test: { ...timeouts, testTimeout: 120_000 } })
