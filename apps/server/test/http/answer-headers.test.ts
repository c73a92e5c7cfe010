import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, expect, test } from 'vitest'

const service = await startService()
afterAll(() => service.stop())
const token = await service.token()

test.each([
  ['/healthz', 200],
  ['/openapi.json', 200],
  ['/openapi.yaml', 200],
  ['/llms.txt', 200],
  ['/.well-known/jwks.json', 200],
  ['/api/v2/event-streams', 200],
  ['/api/v2/event-streams/a', 400],
  ['/api/v2/events', 200],
  ['/docs/nothing', 404],
  ['/oauth/token', 405],
])('no browser guesses the media type of the answer to GET %s', async (path, status) => {
  const answer = await fetch(service.baseUrl + path, { headers: { authorization: `Bearer ${token}` } })
  await answer.body?.cancel()
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
})
