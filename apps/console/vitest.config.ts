import { testConfig } from '@tenant-api/test-kit/test-config'

export default testConfig(
  {},
  // Files leave nothing behind, and loading the service for each file would take half the time of a small file.
  { globalSetup: ['@tenant-api/test-kit/built-pages', '@tenant-api/test-kit/chromium'], isolate: false },
)
