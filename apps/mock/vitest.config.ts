import { testConfig } from '@tenant-api/test-kit/test-config'

// Node itself runs only the first size: for tests of packages it would load the TypeScript sources of @arethetypeswrong/core.
export default testConfig(
  { experimental: { viteModuleRunner: false } },
  { experimental: { viteModuleRunner: true } },
)
