import { BadRequestError, ConflictError, createClient } from '@tenant-api/client'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mockTenantApi } from '../src/index.ts'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)
const client = createClient({ baseUrl, token: 'any' })
const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  api.reset()
})
afterAll(() => server.close())

test('a replay leaves attempts of the pushed events', async () => {
  const { message } = api.push({ type: 'group.created' })
  const { message: second } = api.push({ type: 'group.member.added' })
  expect(await client.replayEvents({ id, from: message.offset })).toEqual({ events: 1 })
  const { attempts } = await client.listEventStreamAttempts({ id })
  expect(attempts[0]).toMatchObject({ event_id: second.event.id, result: 'delivered', purpose: 'replay' })
})

test('a replay of a slow stream is under way until it is ended', async () => {
  await client.updateEventStream({ id, max_events_per_second: 1 })
  for (let count = 0; count < 3; count += 1) api.push({ type: 'group.created' })
  const { message } = api.push({ type: 'group.created' })
  await client.replayEvents({ id, date_from: '2026-01-01T00:00:00Z', to: message.offset })
  const { current } = await client.getEventStreamStats({ id })
  expect(current.replay).toMatchObject({ end: message.offset, sent: 1 })
  await expect(client.replayEvents({ id, from: message.offset })).rejects.toThrow(ConflictError)
  await client.endReplay({ id })
  expect((await client.getEventStreamStats({ id })).current).not.toHaveProperty('replay')
})

test('a skip, a start and a wrong offset are answered as the document says', async () => {
  expect(await client.skipEvents({ id, to: 'latest' })).toEqual({ events: 717 })
  await expect(client.skipEvents({ id, to: 'x' })).rejects.toThrow(BadRequestError)
  await expect(client.replayEvents({ id, from: 'x' })).rejects.toThrow(BadRequestError)
  const start = { from: 'where_it_stopped' }
  await expect(client.updateEventStream({ id, name: 'x', start })).rejects.toThrow(ConflictError)
  await client.updateEventStream({ id, status: 'disabled' })
  expect(await client.updateEventStream({ id, status: 'enabled', start })).not.toHaveProperty('start')
})
