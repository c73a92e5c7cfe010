import { startMockHere } from '@tenant-api/test-kit/start-mock'
import { startService } from '@tenant-api/test-kit/start-service'
import { expect, test } from 'vitest'

/** The CORS headers of the answers to a preflight and to a request. Each value is the list of the header's entries. */
async function corsOf(baseUrl: string) {
  const url = `${baseUrl}/api/v2/event-streams`
  const origin = { Origin: 'http://localhost:5173' }
  const asked = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'x-of-tomorrow' }
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { ...origin, ...asked } })
  const answer = await fetch(url, { headers: origin })
  await answer.text()
  const entries = (response: Response, name: string) =>
    (response.headers.get(`access-control-${name}`) ?? '').split(/, */).sort()
  return {
    origin: [entries(preflight, 'allow-origin'), entries(answer, 'allow-origin')],
    headers: entries(preflight, 'allow-headers'),
    methods: entries(preflight, 'allow-methods'),
    maxAge: entries(preflight, 'max-age'),
    exposed: entries(answer, 'expose-headers'),
  }
}

test('the mock allows the same cross-origin requests as the service, and its own headers', async () => {
  const service = await startService({ CORS_ORIGINS: '*' })
  const mock = await startMockHere()
  try {
    const { headers, exposed, ...others } = await corsOf(service.baseUrl)
    expect(await corsOf(mock.baseUrl)).toEqual({
      ...others,
      headers: [...headers, 'Prefer'].sort(),
      exposed: [...exposed, 'Preference-Applied', 'X-Mock-Answer'].sort(),
    })
  } finally {
    await mock.stop()
    await service.stop()
  }
})
