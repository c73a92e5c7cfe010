import { createClient } from '@tenant-api/client'
import { expect, it } from 'vitest'
import { mockForEachTest } from './mock-for-each-test.ts'

const stage = mockForEachTest()
const { choose, send } = stage

it.each([502, 504])('chooses the %i page of a proxy in front of the service', async status => {
  await choose({ operation: 'list_event_streams', status, times: 1 })
  const headers = { Authorization: 'Bearer any' }
  const answer = await fetch(`${stage.mock.url}/api/v2/event-streams`, { headers })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(await answer.text()).toMatch(/^<html>/)
  await choose({
    operation: 'list_event_streams',
    status,
    body: 'Mine',
    headers: { 'Content-Type': 'text/plain' },
  })
  const own = await fetch(`${stage.mock.url}/api/v2/event-streams`, { headers })
  expect(own.headers.get('content-type')).toBe('text/plain')
  expect(await own.text()).toBe('Mine')
})

it('chooses the page of a proxy instead of the event stream, once', async () => {
  const page = '<html><body>Sign in</body></html>'
  const html = { 'Content-Type': 'text/html' }
  await choose({ operation: 'subscribe_events', body: page, headers: html, times: 1 })
  const events = () => fetch(`${stage.mock.url}/api/v2/events`, { headers: { Authorization: 'Bearer any' } })
  const answer = await events()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(await answer.text()).toBe(page)
  expect(stage.mock.openStreams()).toBe(0)
  const later = await events()
  expect(later.headers.get('content-type')).toBe('text/event-stream')
  await later.body?.cancel()
  await choose({ operation: 'subscribe_events', body: page, headers: html, times: 1 })
  const client = createClient({ baseUrl: stage.mock.url, token: 'any', maxRetryDelay: 100 })
  const reading = client.subscribe()[Symbol.asyncIterator]().next()
  await expect(reading).rejects.toMatchObject({ code: 'unexpected_answer' })
})

it.each(['list_event_streams', 'subscribe_events'] as const)(
  'resets the connection of a request of %s',
  async operation => {
    await choose({ operation, fault: 'reset', times: 1 })
    const path = operation === 'subscribe_events' ? 'events' : 'event-streams'
    const headers = { Authorization: 'Bearer any' }
    const reset = fetch(`${stage.mock.url}/api/v2/${path}`, { headers })
    await expect(reset).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
    const { status, body } = await fetch(`${stage.mock.url}/api/v2/${path}`, { headers })
    expect(status).toBe(200)
    await body?.cancel()
  },
)

it('breaks the connection within the body of a stored answer, and records no status', async () => {
  stage.mock.answer({ operation: 'list_event_streams', fault: 'cut', times: 1 })
  const response = await fetch(`${stage.mock.url}/api/v2/event-streams`, {
    headers: { Authorization: 'Bearer any' },
  })
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
  expect(stage.mock.requests()).toMatchObject([{ method: 'GET', status: undefined }])
  expect((await send('event-streams')).status).toBe(200)
})

it.each([
  ['cut', 'does what is requested', 404, 'Audit'],
  ['reset', 'does nothing', 200, 'Directory sync'],
] as const)('with the fault `%s` it %s, and its answer is lost', async (fault, _, status, name) => {
  const client = createClient({ baseUrl: stage.mock.url, token: 'any', retries: 0 })
  const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
  stage.mock.answer({ operation: 'update_event_stream', fault, times: 1 })
  await expect(client.updateEventStream({ id, name: 'Audit' })).rejects.toMatchObject({
    code: 'network_error',
  })
  expect(await client.getEventStream({ id })).toMatchObject({ name })
  stage.mock.answer({ operation: 'delete_event_stream', fault, times: 1 })
  await expect(client.deleteEventStream({ id })).rejects.toMatchObject({ code: 'network_error' })
  expect((await send(`event-streams/${id}`)).status).toBe(status)
})
