import { testConfig } from '@tenant-api/test-kit/test-config'

export default testConfig(
  { experimental: { viteModuleRunner: false } },
  {
    globalSetup: ['test/programs.ts', '@tenant-api/test-kit/built-pages', '@tenant-api/test-kit/chromium'],
    // Files leave nothing behind, so a worker loads the service once.
    isolate: false,
    // Node itself runs only the first size: for tests of packages it would load the TypeScript sources of @arethetypeswrong/core.
    experimental: { viteModuleRunner: true },
  },
)
