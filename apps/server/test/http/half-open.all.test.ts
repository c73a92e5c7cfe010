import { setTimeout as wait } from 'node:timers/promises'
import { slowness } from '@tenant-api/test-kit/slowness'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token()

const halfOpen = 2_000
const seconds = process.env.LONG ? 60 : 6

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

/** Milliseconds that an ordinary request takes. The request must succeed. */
async function timeOfOneRequest(): Promise<number> {
  const startedAt = performance.now()
  const answer = await send(service, { method: 'POST', path: policiesPath, token, body: newPolicy() })
  expect(answer.status).toBe(201)
  return performance.now() - startedAt
}

test(`2,000 half-open connections for ${seconds} s do not affect other callers`, async () => {
  using held = holdHalfOpen(halfOpen)
  const times: number[] = []
  const counts: number[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    times.push(await timeOfOneRequest())
    counts.push(held.count())
    await wait(50)
  }
  const sorted = times.toSorted((a, b) => a - b)
  expect(sorted[sorted.length >> 1]).toBeLessThan(1_000 * slowness)
  // The count is lower while connections are being opened: at first, and after 10 s, when the service closes all of them.
  expect(Math.max(...counts)).toBe(halfOpen)
})
