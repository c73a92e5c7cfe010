import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token()

const halfOpen = 2_000
const rounds = process.env.LONG ? 50 : 1

/** Opens `count` connections that send half a request head. Replaces each connection that the service closes. */
function holdHalfOpen(count: number) {
  const connections = new Set<RawConnection>()
  let isHeld = true
  const open = () => {
    const connection = new RawConnection(service)
    connections.add(connection)
    connection.write('POST /oauth/token HTTP/1.1\r\nHost: t')
    void connection.ended.then(() => {
      connection.socket.destroy()
      connections.delete(connection)
      if (isHeld) open()
    })
  }
  for (let index = 0; index < count; index++) open()
  return {
    count: () => [...connections].filter(({ socket }) => socket.readyState === 'open').length,
    [Symbol.dispose]() {
      isHeld = false
      for (const { socket } of connections) socket.destroy()
    },
  }
}

/** Milliseconds of processor time that an ordinary request takes, with its caller. The request must succeed. */
async function costOfOneRequest(): Promise<number> {
  const before = process.cpuUsage()
  const answer = await send(service, { method: 'POST', path: policiesPath, token, body: newPolicy() })
  expect(answer.status).toBe(201)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The median cost of requests. */
async function costOfRequests(): Promise<number> {
  const costs: number[] = []
  while (costs.length < 50) costs.push(await costOfOneRequest())
  return costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? Number.NaN
}

test(`other callers are served at the same cost beside 2,000 half-open connections, ${rounds} times`, async () => {
  await costOfRequests()
  const alone = await costOfRequests()
  using held = holdHalfOpen(halfOpen)
  for (let round = 0; round < rounds; round++) {
    // The service closes each connection after 10 s; it is then replaced.
    await expect.poll(held.count).toBe(halfOpen)
    expect(await costOfRequests()).toBeLessThan(3 * alone)
    expect(held.count()).toBeGreaterThan(0)
  }
})
