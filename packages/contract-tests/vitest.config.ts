import { testConfig } from '@tenant-api/test-kit/test-config'

export default testConfig(
  { experimental: { viteModuleRunner: false } },
  // Files leave nothing behind, so a worker loads the service once.
  { globalSetup: ['test/programs.ts', '@tenant-api/test-kit/chromium'], isolate: false },
)
