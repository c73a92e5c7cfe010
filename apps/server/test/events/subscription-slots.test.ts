import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { validateAnswer } from '@tenant-api/contract'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemorySubscriptionSlots } from '../../src/stores/memory.ts'
import { type EventService, startEventService } from './event-service.ts'

let service: EventService
beforeAll(async () => {
  service = await startEventService({ EVENTS_MAX_CONNECTIONS_PER_CLIENT: '2' })
})
afterAll(() => service.end())

async function tryToSubscribe(): Promise<number> {
  const subscription = await service.subscribe()
  subscription.close()
  return subscription.status
}

it('a client can open subscriptions up to its maximum, and a closed one frees its slot at once', async () => {
  const [first, second] = [await service.subscribe(), await service.subscribe()]
  const refused = await service.subscribe()
  const body = { statusCode: 429, error: 'Too Many Requests', errorCode: 'too_many_requests' }
  expect(refused.headers).toMatchObject({
    'retry-after': '1',
    'x-ratelimit-limit': '2',
    'x-ratelimit-remaining': '0',
  })
  let text = ''
  for await (const chunk of refused.response) text += chunk
  const answer = { status: refused.status, headers: refused.headers, body: JSON.parse(text) }
  expect(answer).toMatchObject({ status: 429, body })
  expect(validateAnswer('subscribe_events', answer)).toEqual([])

  first.close()
  await expect.poll(tryToSubscribe, { interval: 5 }).toBe(200)
  second.close()
})

it('closed subscriptions leave no file descriptors open', async () => {
  const descriptors = async () => (await readdir('/proc/self/fd')).length
  await expect.poll(tryToSubscribe).toBe(200)
  const before = await descriptors()
  for (let round = 0; round < 50; round++) {
    const subscription = await service.subscribe()
    await subscription.next()
    subscription.close()
    await expect.poll(tryToSubscribe, { interval: 5 }).toBe(200)
  }
  await expect.poll(descriptors).toBeLessThanOrEqual(before)
})

it('open subscriptions of all clients are counted', async () => {
  const slots = createMemorySubscriptionSlots(2)
  expect(await slots.count()).toBe(0)
  const free = await slots.take('a')
  await slots.take('b')
  expect(await slots.count()).toBe(2)
  free?.()
  expect(await slots.count()).toBe(1)
})

it('a slot is freed once, even if it is released several times, and only for its own client', async () => {
  const slots = createMemorySubscriptionSlots(2)
  const free = await slots.take('a')
  expect(await slots.take('a')).not.toBeNull()
  expect(await slots.take('a')).toBeNull()
  expect(await slots.take('b')).not.toBeNull()
  free?.()
  free?.()
  expect(await slots.take('a')).not.toBeNull()
  expect(await slots.take('a')).toBeNull()
})

it(`clients that disconnect while their subscription opens use no slot (seed ${seed})`, async () => {
  await expect.poll(tryToSubscribe).toBe(200)
  const token = await service.token()
  const { hostname, port, host } = new URL(service.baseUrl)
  const random = createRandom(seed)
  for (let round = 0; round < 200; round++) {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(`GET /api/v2/events HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    const turns = random(20)
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
    socket.destroy()
  }
  await expect.poll(tryToSubscribe).toBe(200)
})
