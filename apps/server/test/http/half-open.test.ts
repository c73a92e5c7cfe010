import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token()

const halfOpen = 2_000
const seconds = process.env.LONG ? 60 : 6

/** Holds `count` connections open that have sent half a request head. Opens a new one for each that the service closes. */
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

test(`2,000 half-open connections for ${seconds} s do not affect other callers`, {
  timeout: 20_000 + seconds * 1_000,
}, async () => {
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
  expect(sorted[sorted.length >> 1]).toBeLessThan(1_000)
  // The count starts below the maximum and drops after 10 s, when all are closed at once and reopened.
  expect(Math.max(...counts)).toBe(halfOpen)
})
