import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { AnotherApi } from './follow-page.ts'

/** Starts a program that prints a line when it listens. Resolves with that line. The program ends with the test. */
export async function start(args: readonly string[], listening: RegExp, env = {}): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (!child.stdout) throw new Error('The program has no standard output.')
  for await (const line of createInterface(child.stdout)) if (listening.test(line)) return line
  throw new Error(`${args.join(' ')} ended before it listened.`)
}

/** Starts a server whose code is in docs/another-api.md. Resolves with the server's address. */
export async function startServer({ folder }: AnotherApi, name = 'lamps/server.ts'): Promise<string> {
  const line = await start([path.join(folder, name)], /port/, { PORT: '0' })
  return `http://127.0.0.1:${JSON.parse(line).port}`
}
