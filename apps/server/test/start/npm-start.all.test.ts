import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '@tenant-api/test-kit/root'
import { inherited } from '@tenant-api/test-kit/start-process'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../stores/temporary-folder.ts'

/** Takes from Node the replacement of a process, which Windows does not have. */
const withoutExecve = { NODE_OPTIONS: '--import=data:text/javascript,delete(process.execve)' }

/** Runs `npm start` as the leader of a process group. Resolves when the service has started. */
async function npmStart(env: Readonly<Record<string, string>> = {}) {
  // Leave out the build of the console, which other tests need unchanged.
  const child = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: root,
    env: { ...inherited(), PORT: '0', DATA_DIR: await temporaryFolder(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const group = -(child.pid ?? 0)
  const closed = once(child, 'close')
  onTestFinished(() => {
    try {
      process.kill(group, 'SIGKILL')
    } catch {
      // All processes of the group have ended.
    }
  })
  const lines: string[] = []
  const { promise: hasStarted, resolve } = Promise.withResolvers<void>()
  createInterface(child.stdout).on('line', line => {
    lines.push(line)
    if (line.includes('"started"')) resolve()
  })
  await hasStarted
  return { child, group, lines, closed }
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s to npm stops the service gracefully', async signal => {
  const { child, lines, closed } = await npmStart()
  child.kill(signal)
  expect(await closed).toEqual([0, null])
  expect(lines.at(-1)).toContain('"stopped"')
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the service gracefully where it cannot replace the process that npm has started',
  async signal => {
    const { child, group, lines, closed } = await npmStart(withoutExecve)
    if (signal === 'SIGTERM') child.kill(signal)
    // Ctrl-C reaches all processes.
    else process.kill(group, signal)
    expect(await closed).toEqual([0, null])
    expect(lines.at(-1)).toContain('"stopped"')
  },
)

// Repeated because npm on a busy machine may pass the signal on so late that the service counts it as a second Ctrl-C.
test('Ctrl-C, which the service gets from the terminal and from npm, stops it gracefully', {
  retry: 5,
}, async () => {
  const { group, lines, closed } = await npmStart()
  process.kill(group, 'SIGINT')
  expect(await closed).toEqual([0, null])
  expect(lines.at(-1)).toContain('"stopped"')
})
