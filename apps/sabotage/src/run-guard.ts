import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Guard } from './sabotage.ts'

/** Milliseconds. A guard that takes longer is killed and counts as failed. */
const timeoutMs = 240_000

/** The result of a guard run. */
export interface Verdict {
  readonly passed: boolean
  readonly output: string
}

export async function runGuard(folder: string, guard: Guard): Promise<Verdict> {
  const [cwd, args] =
    'check' in guard
      ? [folder, guard.check]
      : [
          path.join(folder, guard.workspace),
          [vitest(folder), 'run', '--bail=1', guard.test, ...only(guard.only)],
        ]
  const child = spawn(process.execPath, args, {
    cwd,
    timeout: timeoutMs,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Omit the variables that the outer vitest sets, because they would disturb the inner vitest. Node's compile cache is in the copy.
    env: {
      PATH: process.env.PATH,
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: path.join(folder, 'node_modules/.cache/node'),
    },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const [code] = await once(child, 'close')
  return { passed: code === 0, output: output.join('') }
}

/** A readable name, the same for equal guards. */
export function nameOf(guard: Guard): string {
  if ('check' in guard) return guard.check.join(' ')
  return `${guard.workspace}/${guard.test}${guard.only === undefined ? '' : ` (${guard.only})`}`
}

function vitest(folder: string): string {
  return path.join(folder, 'node_modules/vitest/vitest.mjs')
}

function only(pattern: string | undefined): readonly string[] {
  return pattern === undefined ? [] : ['--testNamePattern', pattern]
}
