import { afterEach, beforeEach } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { post, sendTo } from './send.ts'

/** Starts a mock for each test of a file. Returns it, with functions that choose its answers and send requests to it. */
export function mockForEachTest() {
  let mock: Mock
  beforeEach(async () => {
    mock = await startMock({ eventsPerSecond: 0, retryMs: 1 })
  })
  afterEach(() => mock.close())
  return {
    get mock() {
      return mock
    },
    choose: (choice: unknown) => sendTo(`${mock.url}/__mock/answers`, post(JSON.stringify(choice), {})),
    send: (path: string, headers = {}) =>
      sendTo(`${mock.url}/api/v2/${path}`, { headers: { Authorization: 'Bearer any', ...headers } }),
  }
}
