import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { inherited } from '@tenant-api/test-kit/start-process'

/** Root can write to every folder, so tests of unwritable folders need another user. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}

/** Runs a program to its end, such as `main.ts` with invalid settings. Returns its exit code and output. */
export async function runToItsEnd(
  env: Readonly<Record<string, string>>,
  { program = 'main.ts', args = [] as readonly string[], mayWriteAll = true } = {},
) {
  const file = fileURLToPath(new URL(`../src/${program}`, import.meta.url))
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...inherited(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A start that blocks its event loop ignores all other signals.
    killSignal: 'SIGKILL',
    timeout: 60_000,
    ...(mayWriteAll ? {} : asNobody),
  })
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)]
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, stdout: await stdout, stderr: await stderr }
}
