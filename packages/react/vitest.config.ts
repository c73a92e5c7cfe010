import { testConfig } from '@tenant-api/test-kit/test-config'

// Files leave nothing behind, so a worker loads the service once.
export default testConfig({}, { globalSetup: '@tenant-api/test-kit/chromium', isolate: false })
