import { leaveOut } from '@tenant-api/test-kit/programs'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { afterAll, test } from 'vitest'
import { declareService } from './service.ts'

const bin = findPostgres()
if (bin) {
  const server = await startPostgres(bin)
  afterAll(() => server.end())
  const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64')
  await declareService('The service on PostgreSQL', { env: { DATABASE_URL: server.url, SECRETS_KEY } })
} else {
  leaveOut("the contract's suite on PostgreSQL", 'There is no PostgreSQL on this machine')
  test.skip('there is no PostgreSQL on this machine')
}
