import { testConfig } from '@tenant-api/test-kit/test-config'

// Node's `fetch` closes a connection that the client leaks after five minutes. Until then it must hang its test.
// Node itself runs only the first size: for tests of packages it would load the TypeScript sources of @arethetypeswrong/core.
export default testConfig(
  {
    testTimeout: 240_000,
    setupFiles: ['test/leaks.ts'],
    experimental: { viteModuleRunner: false },
  },
  { experimental: { viteModuleRunner: true } },
)
