import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
] as const)('%s lets a command end gracefully, and then %s ends it at once', async (first, second) => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'wait-for-signals.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  expect(await lines.next()).toEqual({ value: 'ready', done: false })
  child.kill(first)
  expect(await lines.next()).toEqual({ value: 'interrupted', done: false })
  const ended = once(child, 'exit')
  child.kill(second)
  expect(await ended).toEqual([null, second])
})
