import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { expect, it, onTestFinished } from 'vitest'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, newStream } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { atOnce } from './at-once.ts'
import { startNodeProcess } from './nodes.ts'

const bin = findPostgres()

/** Longer than a node may take to end, in milliseconds. */
const lateMs = 12_000

it.skipIf(!bin)('SIGTERM ends a node within 10 s while PostgreSQL has stopped, and while it hangs', () =>
  // At the same time, because each node takes all of its time.
  atOnce(['stop', 'freeze'] as const, expectEnd),
)

/** Expects that a node ends after its server is no longer there. */
async function expectEnd(begin: 'stop' | 'freeze'): Promise<void> {
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
  const node = await manageStreams(await startNodeProcess(server.url))
  onTestFinished(() => node.kill())
  await node.call('create_event_stream', { body: newStream(target.url) })
  await node.publish([newUser()])
  await target.first(1)

  await server[begin]()
  for (const answer of answers) answer()
  // A busy machine delays this process and the node alike.
  const late = spawn(process.execPath, ['--eval', `setTimeout(() => {}, ${lateMs})`])
  onTestFinished(() => void late.kill())
  const first = await Promise.race([
    node.stop().then(() => 'the node has ended'),
    once(late, 'exit').then(() => `the node runs after ${lateMs} ms`),
  ])
  expect(first).toBe('the node has ended')
}
