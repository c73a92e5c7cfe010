import { testConfig } from '@tenant-api/test-kit/test-config'

/** Tests mostly wait for their programs, so three files run at a time, with two commands each. */
export default testConfig(
  { experimental: { viteModuleRunner: false } },
  { globalSetup: 'test/global-setup.ts', isolate: false, maxWorkers: 3, maxConcurrency: 2 },
)
