import { validateAnswer } from '@tenant-api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { sendTo } from './send.ts'

let mock: Mock
const lines: string[] = []

beforeAll(async () => {
  mock = await startMock({ eventsPerSecond: 0, log: line => lines.push(line) })
})
beforeEach(() => lines.splice(0))
afterAll(() => mock.close())

const list = (prefer: string) =>
  sendTo(`${mock.url}/api/v2/event-streams`, { headers: { Authorization: 'Bearer any', Prefer: prefer } })

describe.each([
  ['code=418', "The preference 'code' must be 200, 400, 401, 403, 413, 429, 500, 503, 502 or 504, got 418."],
  ['code=abc', /'code' must be .*, got 'abc'\.$/],
  ['example=nope', /'example' must be 'checkpoint', 'offset', .*, got 'nope'\.$/],
  ['code=404, example=offset', /'code' must be .*, got 404\.$/],
  ['code=429, example=offset', "The preference 'example' must be 'too_many_requests', got 'offset'."],
  ['stream=cut', "The preference 'stream' is only for the operation subscribe_events."],
  ['dynamic=yes', "The preference 'dynamic' must be 'true' or 'false', got 'yes'."],
  [
    'code=429, dynamic=true',
    "The preference 'dynamic' is only for successful answers, not for event streams.",
  ],
  ['exmaple=offset', "The preference 'exmaple' is unknown. Did you mean 'example'?"],
  ['respond-async', "The preference 'respond-async' is unknown."],
  ['dynamic', "The preference 'dynamic' must be 'true' or 'false', got ''."],
])('a request with `Prefer: %s`', (prefer, sentence) => {
  it('gets an answer without this preference, and the log says why', async () => {
    const { status } = await list(prefer)
    expect(status).toBe(prefer.includes('code=429') ? 429 : 200)
    expect(lines).toHaveLength(1)
    expect(/ Ignored: (.*)$/.exec(lines[0] ?? '')?.[1]).toMatch(sentence)
  })

  it('is refused with handling=strict', async () => {
    const answer = await list(`${prefer}, handling=strict`)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'Prefer' }] } })
    expect((answer.body as { message: string }).message).toMatch(sentence)
    expect(validateAnswer('list_event_streams', answer)).toEqual([])
  })
})

it.each([
  'code=429',
  'Code=429',
  'code = "429"',
  'example=offset',
  'dynamic=true',
  'code=429; example=too_many_requests',
])('a request with `Prefer: %s` is met, also with handling=strict', async prefer => {
  const { headers } = await list(`${prefer}, handling=strict`)
  const [applied = ''] = prefer.toLowerCase().replaceAll(/[ "]/g, '').split(';')
  expect(headers['preference-applied']).toContain(applied)
  expect(lines[0]).not.toContain('Ignored')
})

it('the first of two equal preferences counts', async () => {
  expect((await list('code=429, code=503')).status).toBe(429)
})

it('a misspelt handling is not strict, and the log says so', async () => {
  expect((await list('code=404, handling=strit')).status).toBe(200)
  expect(lines[0]).toContain("Ignored: The preference 'handling' must be 'strict' or 'lenient', got 'strit'.")
})
