import { openSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { openLogOutput } from '../../src/telemetry/log.ts'
import { openFullPipe } from './full-pipe.ts'

/** Opens a log output that is closed, with its file, when the test ends. */
function openOutput(file: number) {
  const output = openLogOutput(file)
  onTestFinished(async () => {
    const closed = new Promise(resolve => output.once('close', resolve))
    output.destroy()
    await closed
  })
  return output
}

test('lines that cannot be written wait up to a limit, and delay neither a fatal line nor the exit', async () => {
  // Each write to this device fails with ENOSPC.
  const output = openOutput(openSync('/dev/full', 'w'))
  const failed = new Promise(resolve => output.once('error', resolve))
  let lost = 0
  output.on('drop', () => lost++)
  const line = `${'x'.repeat(1_023)}\n`
  for (let count = 0; count < limits.waitingLogBytes / line.length; count++) output.write(line)
  expect(lost).toBe(0)
  output.write(line)
  expect(lost).toBe(1)
  expect(await failed).toMatchObject({ code: 'ENOSPC' })
  output.flushSync()
})

test('lines that a full pipe does not take are written in order once it is read', async () => {
  const { pipe, read } = await openFullPipe()
  const output = openOutput(pipe)
  const failed = new Promise(resolve => output.once('error', resolve))
  output.write('first\n')
  expect(await failed).toMatchObject({ code: 'EAGAIN' })
  output.write('second\n')
  read()
  let lines = ''
  output.on('write', () => {
    lines += read()
  })
  await expect.poll(() => lines).toBe('first\nsecond\n')
})
