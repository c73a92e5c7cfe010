import { afterAll, test } from 'vitest'
import { findPostgres, startPostgres } from '../src/start-postgres.ts'
import { declareService } from './service.ts'

const bin = findPostgres()
if (bin) {
  const server = await startPostgres(bin)
  afterAll(() => server.end())
  const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64')
  await declareService('The service on PostgreSQL', { env: { DATABASE_URL: server.url, SECRETS_KEY } })
} else if (process.env.REQUIRE_ALL) {
  throw new Error('There is no PostgreSQL on this machine.')
} else {
  test.skip('there is no PostgreSQL on this machine')
}
