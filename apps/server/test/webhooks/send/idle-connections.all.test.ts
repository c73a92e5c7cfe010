/** Waits for the time after which an idle connection is closed, 4 s. */
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { listenOn } from '../harness/target.ts'
import { attemptsAt } from './attempts-at.ts'

it('connections to targets close after some seconds without an attempt, but not earlier, even if the target offers to keep them open', async () => {
  const closed: Promise<unknown>[] = []
  const server = createServer((_req, res) => res.setHeader('Keep-Alive', 'timeout=100000').end())
  server.keepAliveTimeout = 0
  server.on('connection', socket => closed.push(new Promise(resolve => socket.once('close', resolve))))
  const [attempt] = attemptsAt(await listenOn(server))(1)
  const outcome = await attempt
  const idleFrom = performance.now()
  expect(outcome).toMatchObject({ result: 'delivered' })
  await Promise.all(closed)
  expect(closed).toHaveLength(1)
  expect(performance.now() - idleFrom).toBeGreaterThan(1_000 * limits.targetIdleSeconds - 500)
})
