import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Root may write where nobody else can: there the tests of what may be written need another user. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}

/** Starts the service with settings under which it must not start, and gives what it said before it ended. */
export async function runToItsEnd(env: Readonly<Record<string, string>>, { mayWriteAll = true } = {}) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(mayWriteAll ? {} : asNobody),
  })
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)]
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, stdout: await stdout, stderr: await stderr }
}
