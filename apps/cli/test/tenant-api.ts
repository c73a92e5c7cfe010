import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { inherited } from '@tenant-api/test-kit/start-process'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { expect, inject } from 'vitest'
import { contentOf, type Ended, type Mode } from './run-here.ts'

const installed = path.join(inject('installed'), 'main.js')

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Standard input, or the text typed in a terminal. */
  readonly input?: string
  readonly mode?: Mode
  /** A redirection of a shell, such as `> file`. */
  readonly redirection?: string
  /** True to leave standard input open. */
  readonly isOpen?: true
  /** The file to run; by default that of the installed package. */
  readonly main?: string
  /** A limit of the process, such as `-f 0`: then it cannot write to files. */
  readonly limit?: string
}

export interface Started {
  readonly child: ChildProcess
  readonly stdout: string
  readonly stderr: string
  readonly ended: Promise<Ended>
  /** Resolves when stdout or stderr matches. Rejects with both if the command ends first, or after `waitMs`. */
  prints(pattern: RegExp): Promise<void>
}

/** Starts a command without stored profiles, and without the test runner's environment variables. */
export function start(args: readonly string[], options: RunOptions = {}): Started {
  const { env = {}, input, mode = 'pipe', redirection = '', limit, isOpen, main = installed } = options
  const folder = createTemporaryFolder()
  const errors = path.join(folder, 'stderr')
  const words = [process.execPath, main, ...args, ...(mode === 'json' ? ['--json'] : [])]
  const inTerminal = ['-qec', `exec ${words.map(quoted).join(' ')} 2>${quoted(errors)}`, '/dev/null']
  const limited = limit === undefined ? '' : `trap '' XFSZ; ulimit ${limit}; `
  const inShell = ['-c', `${limited}exec ${words.map(quoted).join(' ')} ${redirection}`]
  const [command = '', ...rest] =
    mode === 'terminal' ? ['script', ...inTerminal] : redirection || limit ? ['/bin/sh', ...inShell] : words
  const child = spawn(command, rest, {
    env: { ...inherited(), XDG_CONFIG_HOME: folder, SHELL: '/bin/sh', ...env },
  })
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', chunk => out.push(chunk))
  child.stderr.on('data', chunk => err.push(chunk))
  child.stdin.on('error', () => {})
  if (input !== undefined) child.stdin.end(input)
  else if (mode !== 'terminal' && !isOpen) child.stdin.end()
  const read = () => {
    const stdout = Buffer.concat(out).toString()
    if (mode !== 'terminal') return { stdout, stderr: Buffer.concat(err).toString() }
    return { stdout: stdout.replaceAll('\r\n', '\n'), stderr: contentOf(errors) }
  }
  const ended = once(child, 'close').then(([code]) => ({ ...read(), code: code as number | null }))
  return {
    child,
    get stdout() {
      return read().stdout
    },
    get stderr() {
      return read().stderr
    },
    ended,
    prints(pattern) {
      return new Promise((resolve, reject) => {
        const fail = () => {
          const { stdout, stderr } = read()
          reject(new Error(`${args.join(' ')} did not print ${pattern}, but:\n${stdout}\n${stderr}`))
        }
        const timer = setTimeout(fail, waitMs)
        const look = () => {
          const { stdout, stderr } = read()
          if (!pattern.test(stdout) && !pattern.test(stderr)) return
          clearTimeout(timer)
          for (const stream of [child.stdout, child.stderr]) stream.off('data', look)
          resolve()
        }
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
        ended.then(fail)
        look()
      })
    },
  }
}

/** A terminal in which a command runs. It shows standard output and standard error together. */
export interface Terminal {
  /** Resolves when the terminal shows the text. */
  shows(text: string): Promise<void>
  type(text: string): void
  /** Resolves with everything that the terminal has shown, and the exit code. */
  readonly ended: Promise<{ readonly shown: string; readonly code: number | null }>
}

/** Starts a command in a pseudo-terminal. */
export function openTerminal(args: readonly string[], env: Readonly<Record<string, string>>): Terminal {
  const words = [process.execPath, installed, ...args].map(quoted).join(' ')
  const child = spawn('script', ['-qec', `exec ${words}`, '/dev/null'], {
    env: { ...inherited(), XDG_CONFIG_HOME: createTemporaryFolder(), SHELL: '/bin/sh', ...env },
  })
  let shown = ''
  child.stdout.on('data', chunk => {
    shown += chunk
  })
  return {
    shows: text => expect.poll(() => shown).toContain(text),
    type: text => child.stdin.write(text),
    ended: once(child, 'close').then(([code]) => ({ shown, code })),
  }
}

/** Runs a command, and resolves when it ends. */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  return start(args, options).ended
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
