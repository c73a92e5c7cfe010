import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import { testConfig } from '@tenant-api/test-kit/test-config'
import { configDefaults } from 'vitest/config'

/** Tests that need PostgreSQL: the server of TEST_DATABASE_URL, or one started from programs on this machine. */
const onPostgres = ['test/postgres/**', 'test/hardening/postgres.alone.test.ts']
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null
export default testConfig(
  { experimental: { viteModuleRunner: false }, globalSetup: '@tenant-api/test-kit/built-pages' },
  {
    globalSetup: 'test/postgres/server.ts',
    exclude: [...configDefaults.exclude, ...(hasPostgres ? [] : onPostgres)],
  },
)
