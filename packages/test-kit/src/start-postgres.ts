import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { findProgram } from './programs.ts'

const startMs = 90_000

/** A PostgreSQL server that ends with the process that started it. */
export interface RunningPostgres {
  /** The URL of the database `postgres`, with the superuser's credentials. */
  readonly url: string
  /** Stops the server without waiting for clients (SIGINT, fast shutdown). */
  stop(): Promise<void>
  /** Starts a stopped server with the same data. */
  start(): Promise<void>
  /** Suspends all processes of the server (SIGSTOP): connections stay open, but the server answers nothing. */
  freeze(): void
  thaw(): void
  /** Stops the server, copies its data folder, and starts the server again. */
  backUp(): Promise<void>
  /** Stops the server, replaces its data folder by the copy, and starts the server again. */
  restore(): Promise<void>
  /** Ends the server at once (SIGQUIT), and removes its data. */
  end(): Promise<void>
}

/** The folder of the PostgreSQL programs of this machine; null if PostgreSQL is not installed. */
export function findPostgres(): string | null {
  const initdb = findProgram('PostgreSQL')
  // Resolve links, because only the folder of the real initdb contains the other programs.
  return initdb && path.dirname(realpathSync(initdb))
}

/**
 * Starts a new server in a new folder, on a free port.
 *
 * @param bin folder of the programs, from {@link findPostgres}
 * @param primary a server that the new one follows as an asynchronous standby; absent for an independent server
 * @param parent the folder in which the new folder is created
 */
export async function startPostgres(
  bin: string,
  primary?: RunningPostgres,
  parent: string = tmpdir(),
): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(parent, 'tenant-api-postgres-'))
  const [data, copy] = [path.join(folder, 'data'), path.join(folder, 'copy')]
  mkdirSync(data, { mode: 0o700 })
  const owner = ownerOfPostgres()
  const password = path.join(folder, 'password')
  writeFileSync(password, 'postgres\n')
  for (const own of [folder, data, password]) if (owner) chownSync(own, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder }
  const make = primary
    ? ['pg_basebackup', '-D', data, '-d', primary.url, '-R', '--checkpoint=fast', '--no-sync']
    : [
        'initdb',
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'scram-sha-256',
        `--pwfile=${password}`,
        '-E',
        'UTF8',
        '--no-sync',
      ]
  const [program = '', ...makeArguments] = make
  execFileSync(path.join(bin, program), makeArguments, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  // Several test processes may share the server. A standby has copied this setting.
  if (!primary) appendFileSync(path.join(data, 'postgresql.conf'), 'max_connections = 500\n')
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`]
  const arguments_ = ['-D', data, ...settings.flatMap(setting => ['-c', setting])]
  let server = await run()

  async function run(): Promise<ChildProcess> {
    const child = spawn(path.join(bin, 'postgres'), arguments_, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const orphan = () => child.kill('SIGINT')
    process.once('exit', orphan)
    child.once('exit', () => process.off('exit', orphan))
    let log = ''
    const isReady = new Promise<void>(resolve => {
      child.stderr.on('data', chunk => {
        log = (log + chunk).slice(-10_000)
        if (/ready to accept (read-only )?connections/.test(log)) resolve()
      })
    })
    const tooLate = delay(startMs, 'late', { ref: false })
    const outcome = await Promise.race([isReady, once(child, 'exit').then(() => 'ended'), tooLate])
    if (outcome === undefined) return child
    child.kill('SIGQUIT')
    throw new Error(`PostgreSQL does not start: ${log}`)
  }

  async function endBy(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }

  /** Signals the main process and then its children: a suspended main process starts no more children. */
  function signalAll(signal: NodeJS.Signals): void {
    server.kill(signal)
    // The exit code is ignored, because children may end meanwhile.
    spawnSync('pkill', ['--signal', signal.slice('SIG'.length), '--parent', String(server.pid)])
  }

  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: () => endBy('SIGINT'),
    async start() {
      server = await run()
    },
    async backUp() {
      await endBy('SIGINT')
      rmSync(copy, { recursive: true, force: true })
      execFileSync('cp', ['-a', data, copy])
      server = await run()
    },
    async restore() {
      await endBy('SIGINT')
      rmSync(data, { recursive: true })
      execFileSync('cp', ['-a', copy, data])
      server = await run()
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async end() {
      await endBy('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The user for PostgreSQL, which refuses to run as root: `postgres`, or else `nobody`. Null if the tests do not run as root. */
export function ownerOfPostgres(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) }
    } catch {
      // This user does not exist: try the next one.
    }
  }
  return null
}
