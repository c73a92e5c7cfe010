import { toleranceMs } from '@tenant-api/test-kit/slowness'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { newUser } from '../webhooks/delivery.ts'
import { manageStreams, newStream } from '../webhooks/stream-service.ts'
import { startTarget } from '../webhooks/target.ts'
import { settings } from './nodes.ts'

const bin = findPostgres()

it.skipIf(!bin).each([
  { fault: 'has stopped', begin: 'stop' },
  { fault: 'hangs', begin: 'freeze' },
] as const)('SIGTERM ends a node within 10 s while PostgreSQL $fault', async ({ begin }) => {
  const server = await startPostgres(bin ?? '')
  onTestFinished(async () => {
    server.thaw()
    await server.end()
  })
  const answers: (() => void)[] = []
  const target = await startTarget((_receipt, res) => {
    answers.push(() => res.writeHead(204).end())
    return undefined
  })
  const node = await manageStreams(await startServiceProcess({ ...settings, DATABASE_URL: server.url }))
  onTestFinished(() => node.kill())
  await node.call('create_event_stream', { body: newStream(target.url) })
  await node.publish([newUser()])
  await target.first(1)

  await server[begin]()
  for (const answer of answers) answer()
  const startedAt = performance.now()
  await node.stop()
  expect(performance.now() - startedAt).toBeLessThan(10_000 + toleranceMs)
})
