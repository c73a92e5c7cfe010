import { testConfig } from '@tenant-api/test-kit/test-config'

// An event that a stream does not send at once would arrive with a heartbeat, after 15 s. One test waits for 22 of them.
export default testConfig({ testTimeout: 120_000 })
