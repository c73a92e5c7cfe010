import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { validateAnswer } from '@tenant-api/contract'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { probingSlots } from '../../src/events/subscription-slots.ts'
import { createMemorySubscriptionSlots } from '../../src/stores/memory.ts'
import { type EventService, startEventService } from './event-service.ts'
import { openSubscription } from './subscription.ts'

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

it('a page behind a proxy that notices late that its reader has left is reloaded six times, and never refused', async () => {
  await expect.poll(tryToSubscribe).toBe(200)
  const token = await service.token({ scope: 'read:events' })
  const baseUrl = await startUnwatchfulProxy(service.baseUrl)
  for (let round = 0; round < 6; round++) {
    const subscription = await openSubscription(baseUrl, { token })
    expect(subscription.status).toBe(200)
    await subscription.next()
    subscription.close()
  }
})

/** A proxy that closes the connection to the service only when its second write to a reader that has left fails, as some do. */
async function startUnwatchfulProxy(baseUrl: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl)
  const proxy = createServer({ allowHalfOpen: true }, reader => {
    const upstream = connect(Number(port), hostname)
    let failures = 0
    let isOpen = true
    reader.on('data', bytes => upstream.write(bytes))
    reader.on('error', () => {}).on('end', () => (isOpen = false))
    upstream.on('error', () => {}).on('close', () => reader.destroy())
    upstream.on('data', bytes => {
      if (isOpen) reader.write(bytes)
      else if (++failures === 2) upstream.destroy()
    })
    opened.push(upstream, reader)
  })
  const opened: Socket[] = []
  onTestFinished(() => {
    for (const socket of opened) socket.destroy()
    proxy.close()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

it('requests of a client at its limit share its probes, and other clients do not wait', async () => {
  const slots = createMemorySubscriptionSlots(3)
  const probed: string[] = []
  slots.onProbe(clientId => probed.push(clientId))
  const probing = probingSlots(slots)
  for (let slot = 0; slot < 3; slot++) await probing.take('a')
  const refused = Promise.all([probing.take('a'), probing.take('a'), probing.take('a')])
  // Of a client with three slots three calls wait, and a fourth is refused at once.
  await new Promise(setImmediate)
  expect(await Promise.race([refused, probing.take('a')])).toBeNull()
  expect(await probing.take('b')).not.toBeNull()
  expect(probed).toEqual(['a'])
  expect(await refused).toEqual([null, null, null])
  expect(probed).toEqual(['a', 'a', 'a'])
})

it('a request that waits is admitted as soon as a reader of its client has gone', async () => {
  const probing = probingSlots(createMemorySubscriptionSlots(1))
  const free = await probing.take('a')
  const waits = probing.take('a')
  const isAdmitted = () => Promise.race([waits.then(() => true), nextTurn(false)])
  expect(await isAdmitted()).toBe(false)
  free?.()
  expect(await isAdmitted()).toBe(true)
})

it('closed subscriptions leave no file descriptors open', async () => {
  await expect.poll(tryToSubscribe).toBe(200)
  const before = await openDescriptors()
  const added = async () =>
    [...(await openDescriptors())].filter(([kind, count]) => count > (before.get(kind) ?? 0))
  for (let round = 0; round < 50; round++) {
    const subscription = await service.subscribe()
    await subscription.next()
    subscription.close()
    await expect.poll(tryToSubscribe, { interval: 5 }).toBe(200)
  }
  await expect.poll(added).toEqual([])
})

/** How many file descriptors this process has open of each kind, such as `socket`, or of each file. */
async function openDescriptors(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const descriptor of await readdir('/proc/self/fd')) {
    // The descriptor of the folder itself is closed by now.
    const target = await readlink(`/proc/self/fd/${descriptor}`).catch(() => null)
    const kind = target?.replace(/:\[\d+\]$/, '')
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

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
