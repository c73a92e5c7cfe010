import { afterAll } from 'vitest'
import { startProcess } from '../src/start-process.ts'
import { credentials } from '../src/start-service.ts'
import { declareSuite } from '../src/suite.ts'
import { abilities } from '../src/target.ts'

const mock = await startProcess(
  'apps/mock/src/main.ts',
  { MOCK_PORT: '0', MOCK_EVENTS_PER_SECOND: '20' },
  line => /http:\/\/[^\s;]+/.exec(line)?.[0],
)
afterAll(() => mock.stop())

declareSuite({
  name: 'The mock',
  baseUrl: mock.baseUrl,
  token: 'any',
  credentials,
  can: abilities.mock,
})
