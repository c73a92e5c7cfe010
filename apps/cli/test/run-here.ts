import { readFileSync } from 'node:fs'
import { PassThrough, Writable } from 'node:stream'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { run as runCommand } from '../src/run.ts'

/** Where a command writes its output; `json` is a pipe, with `--json`. */
export type Mode = 'terminal' | 'pipe' | 'json'

export interface Ended {
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Standard input. */
  readonly input?: string | Uint8Array
  readonly mode?: Mode
}

/** The text of a file; empty if the file is missing. */
export function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a command in the process of the test, without stored profiles and without the test runner's environment variables. One
 * command runs at a time, because for its time it has the arguments, the environment and the streams of the process.
 */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const ended = last.then(() => runAlone(args, options))
  last = ended.catch(() => {})
  return ended
}

async function runAlone(
  args: readonly string[],
  { env = {}, input = '', mode = 'pipe' }: RunOptions,
): Promise<Ended> {
  // As in the terminal of `script`, standard error is not part of the terminal: it goes to a file.
  const isTTY = mode === 'terminal'
  const stdin = Object.assign(new PassThrough(), { isTTY })
  if (!isTTY) stdin.end(input)
  const [stdout, stderr] = [collector(isTTY), collector(false)]
  const argv = [...process.argv.slice(0, 2), ...args, ...(mode === 'json' ? ['--json'] : [])]
  const home = { PATH: process.env.PATH, XDG_CONFIG_HOME: createTemporaryFolder(), SHELL: '/bin/sh' }
  const giveBack = lend({
    argv,
    env: { ...home, ...env },
    stdin,
    stdout: stdout.stream,
    stderr: stderr.stream,
  })
  try {
    await runCommand(() => {
      throw new Error('Only a process of its own can end early: use tenant-api.ts.')
    })
    return { stdout: stdout.text(), stderr: stderr.text(), code: Number(process.exitCode ?? 0) }
  } finally {
    giveBack()
  }
}

function collector(isTTY: boolean) {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(Buffer.from(chunk))
      done()
    },
  })
  return { stream: Object.assign(stream, { isTTY }), text: () => Buffer.concat(chunks).toString() }
}

/** Replaces properties of the process. Returns a function that restores them, and removes what a command has left. */
function lend(properties: Readonly<Record<string, unknown>>): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const listeners = signals.map(signal => process.listeners(signal))
  const own = Object.keys(properties).map(name => Object.getOwnPropertyDescriptor(process, name) ?? {})
  const { exitCode } = process
  process.exitCode = undefined
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(process, name, { value, configurable: true, writable: true })
  return () => {
    for (const [index, name] of Object.keys(properties).entries())
      Object.defineProperty(process, name, own[index] ?? {})
    process.exitCode = exitCode
    for (const [index, signal] of signals.entries())
      for (const listener of process.listeners(signal))
        if (!listeners[index]?.includes(listener)) process.off(signal, listener)
  }
}
