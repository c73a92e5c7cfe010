import { afterAll, afterEach, expect, test } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { sendTo } from './send.ts'

const mock: Mock = await startMock({ eventsPerSecond: 0 })
afterEach(() => mock.reset())
afterAll(() => mock.close())

const get = (path: string) => sendTo(`${mock.url}/api/v2/${path}`)

test('unusedAnswers() lists the choices whose answer no request has got', async () => {
  expect(mock.unusedAnswers()).toEqual([])
  const other = { operation: 'list_rate_limit_policies', headers: { 'X-Test': '1' } } as const
  mock.answer({ operation: 'list_event_streams', status: 503 })
  mock.answer(other)
  await get('event-streams')
  expect(mock.unusedAnswers()).toEqual([other])
  await get('rate-limit-policies')
  expect(mock.unusedAnswers()).toEqual([])
})

test('a choice with `times` is listed until that number of requests has got its answer', async () => {
  const choice = { operation: 'list_event_streams', status: 429, times: 2 } as const
  mock.answer(choice)
  await get('event-streams')
  expect(mock.unusedAnswers()).toEqual([{ ...choice, times: 1 }])
  await get('event-streams')
  expect(mock.unusedAnswers()).toEqual([])
})

test('a request that the mock refuses, or that matches another choice, uses none', async () => {
  const operation = 'list_event_streams'
  mock.answer({ operation, example: 'offset' })
  mock.answer({ operation, parameters: { take: 5 }, status: 503 })
  await get('event-streams?take=0')
  await get('event-streams?take=5')
  expect(mock.unusedAnswers()).toEqual([{ operation, status: 200, example: 'offset' }])
})

test('a reset forgets the unused choices, too', () => {
  mock.answer({ operation: 'list_event_streams', status: 503 })
  mock.reset()
  expect(mock.unusedAnswers()).toEqual([])
})

test('the list of choices has the number of requests that got each answer', async () => {
  mock.answer({ operation: 'list_event_streams', status: 503 })
  await get('event-streams')
  await get('event-streams')
  const { body } = await sendTo(`${mock.url}/__mock/answers`)
  expect(body).toMatchObject({
    operations: { list_event_streams: { chosen: [{ status: 503, answered: 2 }] } },
  })
})
