import { testConfig } from '@tenant-api/test-kit/test-config'

export default testConfig({ experimental: { viteModuleRunner: false } })
