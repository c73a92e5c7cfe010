import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { findProgram } from './programs.ts'

const startMs = 30_000

/** A server that ends with the process that started it. */
export interface RunningPostgres {
  /** Its administrator's URL, with the database `postgres`. */
  readonly url: string
  /** Ends it as an operator does, who does not wait for clients. */
  stop(): Promise<void>
  /** Starts it again with the same data. */
  start(): Promise<void>
  /** Suspends all its processes (SIGSTOP): connections stay open, and nothing is answered. */
  freeze(): void
  thaw(): void
  /** Restarts it, and keeps a copy of its data folder as it is meanwhile. */
  backUp(): Promise<void>
  /** Restarts it with the copy in place of its data folder. */
  restore(): Promise<void>
  /** Ends it at once, and removes its data. */
  end(): Promise<void>
}

/** The folder of the PostgreSQL programs of this machine; null if PostgreSQL is not installed. */
export function findPostgres(): string | null {
  const initdb = findProgram('PostgreSQL')
  // A folder with only a link to initdb lacks the other programs.
  return initdb && path.dirname(realpathSync(initdb))
}

/**
 * Starts a server of its own, in a folder of its own, on a port that the system chooses.
 *
 * @param bin from {@link findPostgres}
 * @param primary makes it a standby of this one, by asynchronous replication
 */
export async function startPostgres(bin: string, primary?: RunningPostgres): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tenant-api-postgres-'))
  const [data, copy] = [path.join(folder, 'data'), path.join(folder, 'copy')]
  mkdirSync(data, { mode: 0o700 })
  const owner = ownerOf()
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

  /** Signals the server first, so that it starts no further processes. */
  function signalAll(signal: NodeJS.Signals): void {
    server.kill(signal)
    // Some of the children may end meanwhile.
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

/** PostgreSQL refuses to run as root: it runs as the user that its package made, or as nobody. */
function ownerOf(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) }
    } catch {
      // There is no such user.
    }
  }
  return null
}
