import { describe, expect, it } from 'vitest'
import { publicOperations } from '../src/match-operation.ts'
import { mockForEachTest } from './mock-for-each-test.ts'
import { readEvents } from './read-events.ts'
import { sendTo } from './send.ts'

const stage = mockForEachTest()
const { choose, send } = stage

describe('GET /__mock/answers', () => {
  const known = () => sendTo(`${stage.mock.url}/__mock/answers`, { headers: {} })

  it('names the statuses and examples of each operation', async () => {
    const { status, body } = await known()
    expect(status).toBe(200)
    const { operations, faults } = body as { operations: Record<string, object>; faults: string[] }
    expect(Object.keys(operations)).toEqual(publicOperations.map(({ id }) => id))
    expect(operations.list_event_streams).toMatchObject({
      request: 'GET /api/v2/event-streams',
      answers: { 200: ['checkpoint', 'offset'], 429: ['too_many_requests'], 502: [] },
    })
    expect(operations.list_event_streams).not.toHaveProperty('chosen')
    expect(faults).toEqual([
      'cut',
      'silence',
      'cursor_expired',
      'connection_timeout',
      'processing_error',
      'reset',
    ])
    for (const [operation, { answers }] of Object.entries(operations) as [string, { answers: object }][])
      for (const [code, examples] of Object.entries(answers))
        for (const example of [undefined, ...examples]) {
          const choice = { operation, status: Number(code), ...(example && { example }) }
          expect(await choose(choice)).toMatchObject({ status: 200, body: choice })
        }
  })

  it('names the choices in force, with the requests that are left', async () => {
    const choice = { operation: 'list_event_streams', status: 429, times: 3 }
    await choose({ operation: 'list_event_streams', delay: 1 })
    await choose(choice)
    await choose({ operation: 'get_jwks', delay: 5 })
    await send('event-streams')
    const { body } = await known()
    expect(body).toMatchObject({
      operations: {
        list_event_streams: {
          chosen: [
            { ...choice, times: 2 },
            { operation: 'list_event_streams', delay: 1 },
          ],
        },
        get_jwks: { chosen: [{ operation: 'get_jwks', delay: 5 }] },
      },
    })
  })
})

describe('DELETE /__mock/answers', () => {
  it('removes all choices', async () => {
    await choose({ operation: 'list_event_streams', status: 429 })
    await choose({ operation: 'subscribe_events', status: 410 })
    const remove = () => sendTo(`${stage.mock.url}/__mock/answers`, { method: 'DELETE' })
    expect(await remove()).toMatchObject({ status: 200, body: { removed: 2 } })
    expect(await remove()).toMatchObject({ status: 200, body: { removed: 0 } })
    expect((await send('event-streams')).status).toBe(200)
    expect((await readEvents(`${stage.mock.url}/api/v2/events`, 1)).frames).toHaveLength(1)
  })
})

it('answer() and resetAnswers() do the same as the path', async () => {
  stage.mock.answer({ operation: 'list_event_streams', status: 429 })
  expect((await send('event-streams')).status).toBe(429)
  stage.mock.resetAnswers()
  expect((await send('event-streams')).status).toBe(200)
})
