import { testConfig } from './src/test-config.ts'

export default testConfig()
