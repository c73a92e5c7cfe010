import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findProgram } from '@tenant-api/test-kit/programs'
import { root } from '@tenant-api/test-kit/root'
import { findPostgres, ownerOfPostgres } from '@tenant-api/test-kit/start-postgres'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { vi } from 'vitest'
import { ownFolder } from './own-folder.ts'

const names = ['one', 'two', 'three'] as const
export type ServerName = (typeof names)[number]

/** A server of the cluster: PostgreSQL, and Patroni, which starts it. */
export interface PatroniServer {
  readonly name: ServerName
  readonly host: string
  killPostgres(): void
  /** Kills Patroni and PostgreSQL. */
  kill(): Promise<void>
  /** Starts Patroni unless it runs. It starts PostgreSQL. */
  start(): void
  /** Suspends all processes (SIGSTOP). */
  freeze(): void
  thaw(): void
}

interface Member {
  readonly name: ServerName
  readonly role: string
  readonly state: string
}

/** Three servers with Patroni and etcd, and HAProxy in front of them, which run with the files of deploy/patroni. */
export interface PatroniCluster {
  /** URLs of the database `postgres`: one names all servers, the other is HAProxy's. */
  readonly urls: { readonly hosts: string; readonly haproxy: string }
  readonly servers: readonly PatroniServer[]
  /** The server that Patroni names as the leader, or undefined. */
  leader(): Promise<PatroniServer | undefined>
  /** Resolves when there is a leader other than `former`. */
  newLeader(former: PatroniServer): Promise<void>
  /** Resolves when a leader and two standbys run. */
  allRun(): Promise<void>
  switchOver(): Promise<void>
  setSynchronous(isSynchronous: boolean): Promise<void>
  killEtcd(): Promise<void>
  startEtcd(): void
}

const deployed = (file: string) => readFileSync(path.join(root, 'deploy/patroni', file), 'utf8')

/**
 * Starts the cluster with the files of deploy/patroni. Only addresses, folders and passwords are replaced.
 *
 * @param atEnd registers what ends the cluster
 */
export async function startPatroniCluster(
  atEnd: (end: () => Promise<void>) => void,
): Promise<PatroniCluster> {
  const folder = await ownFolder('patroni', atEnd)
  const owner = ownerOfPostgres()
  const options = { ...owner, cwd: folder, stdio: 'ignore' as const }
  const ports = new Map<string, number>()
  for (const name of names)
    for (const port of [2379, 2380, 5432, 8008]) ports.set(`${name}:${port}`, await freePort())
  const haproxyPort = await freePort()
  const portOf = (name: ServerName, port: number) => ports.get(`${name}:${port}`) ?? 0

  const folderOf = (name: ServerName, deployedFolder: string) =>
    path.join(folder, name, deployedFolder.replaceAll('/', '-'))

  /** The file of a server: each address becomes a port of this machine. */
  function fileOf(file: string, name: ServerName): string {
    const text = deployed(file)
      .replace(/^name: one$/m, `name: ${name}`)
      .replaceAll(/(advertise\S*|connect_address): (\S*)one:/g, `$1: $2${name}:`)
      .replaceAll(/0\.0\.0\.0:(\d+)/g, (_, port: string) => `127.0.0.1:${portOf(name, Number(port))}`)
      .replaceAll(/\b(one|two|three):(\d+)/g, address => `127.0.0.1:${ports.get(address)}`)
      .replaceAll('change-me', 'postgres')
      .replace('/usr/lib/postgresql/15/bin', findPostgres() ?? '')
      .replaceAll(/\/var\/\S+/g, found => folderOf(name, found))
      .replace(/unix_socket_directories: .*/, `unix_socket_directories: ${folder}`)
    const own = path.join(folder, `${name}-${file}`)
    writeFileSync(own, text, { mode: 0o644 })
    return own
  }

  const etcds = new Map<ServerName, ChildProcess>()
  async function killAll(children: Iterable<ChildProcess>): Promise<void> {
    await Promise.all(
      [...children].map(async child => {
        if (child.exitCode !== null || child.signalCode !== null) return
        const exited = once(child, 'exit')
        child.kill('SIGKILL')
        await exited
      }),
    )
  }
  function startEtcd(): void {
    for (const name of names)
      etcds.set(name, spawn(findProgram('etcd') ?? '', ['--config-file', fileOf('etcd.yml', name)], options))
  }
  for (const name of names) {
    mkdirSync(path.join(folder, name))
    if (owner) execFileSync('chown', [`${owner.uid}:${owner.gid}`, path.join(folder, name)])
  }
  const servers = names.map(name => {
    const configuration = fileOf('patroni.yml', name)
    const data = folderOf(name, '/var/lib/postgresql/15/tenant-api')
    let patroni: ChildProcess | null = null
    /** The id of the main process of PostgreSQL; null if it does not run. */
    function postmaster(): number | null {
      try {
        const [line = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
        process.kill(Number(line), 0)
        return Number(line)
      } catch {
        return null
      }
    }
    function signalPostgres(signal: NodeJS.Signals): void {
      const pid = postmaster()
      if (pid === null) return
      process.kill(pid, signal)
      // Its children may end meanwhile, so ignore the exit code.
      if (signal !== 'SIGKILL') spawnSync('pkill', ['--signal', signal.slice(3), '--parent', String(pid)])
    }
    const server: PatroniServer = {
      name,
      host: `127.0.0.1:${portOf(name, 5432)}`,
      killPostgres: () => signalPostgres('SIGKILL'),
      async kill() {
        const killed = patroni && killAll([patroni])
        signalPostgres('SIGKILL')
        await killed
      },
      start() {
        if (patroni && patroni.exitCode === null && patroni.signalCode === null) return
        patroni = spawn(findProgram('Patroni') ?? '', [configuration], options)
      },
      freeze() {
        patroni?.kill('SIGSTOP')
        signalPostgres('SIGSTOP')
      },
      thaw() {
        signalPostgres('SIGCONT')
        patroni?.kill('SIGCONT')
      },
    }
    return server
  })
  const haproxyFile = path.join(folder, 'haproxy.cfg')
  writeFileSync(
    haproxyFile,
    deployed('haproxy.cfg')
      .replace('bind *:5000', `bind 127.0.0.1:${haproxyPort}`)
      .replaceAll(
        /server (\w+) \w+:5432 check port 8008/g,
        (_, name: ServerName) =>
          `server ${name} 127.0.0.1:${portOf(name, 5432)} check port ${portOf(name, 8008)}`,
      ),
  )
  const haproxy = spawn(findProgram('HAProxy') ?? '', ['-db', '-f', haproxyFile], options)
  // If the process of the tests ends early, nothing may be left.
  const orphan = () => {
    for (const child of [...etcds.values(), haproxy]) child.kill('SIGKILL')
    for (const server of servers) void server.kill()
  }
  process.once('exit', orphan)
  atEnd(async () => {
    process.off('exit', orphan)
    await Promise.all(servers.map(server => server.kill()))
    await killAll([...etcds.values(), haproxy])
  })

  /** Calls the first Patroni that answers. */
  async function call(path: string, init?: RequestInit): Promise<Response> {
    const asked = names.map(name =>
      fetch(`http://127.0.0.1:${portOf(name, 8008)}${path}`, { signal: AbortSignal.timeout(3_000), ...init }),
    )
    return Promise.any(asked)
  }
  async function members(): Promise<readonly Member[]> {
    const answer = await call('/cluster')
    // The format of Patroni's REST API.
    return ((await answer.json()) as { members: Member[] }).members
  }
  const wait = (check: () => Promise<void>) => vi.waitFor(check, { timeout: waitMs * 3, interval: 200 })
  function must(isTrue: boolean, what: string): void {
    if (!isTrue) throw new Error(what)
  }
  async function leader(): Promise<PatroniServer | undefined> {
    const found = (await members()).find(({ role, state }) => role === 'leader' && state === 'running')
    return servers.find(({ name }) => name === found?.name)
  }
  async function patch(body: object): Promise<void> {
    await call('/config', { method: 'PATCH', body: JSON.stringify(body) })
  }

  const cluster: PatroniCluster = {
    urls: {
      hosts: `postgres://postgres:postgres@${servers.map(({ host }) => host).join()}/postgres?target_session_attrs=read-write`,
      haproxy: `postgres://postgres:postgres@127.0.0.1:${haproxyPort}/postgres`,
    },
    servers,
    leader,
    newLeader: former =>
      wait(async () => {
        const now = await leader()
        must(now !== undefined && now !== former, 'there is no new leader')
      }),
    allRun: () =>
      wait(async () => {
        const now = await members()
        const states = now.map(({ role, state }) => `${role} ${state}`)
        const isRunning = now.length === 3 && now.every(({ state }) => /^(running|streaming)$/.test(state))
        must(isRunning && now.some(({ role }) => role === 'leader'), `the members are: ${states.join()}`)
        const { synchronous_mode } = (await (await call('/config')).json()) as { synchronous_mode: boolean }
        const isReplicated = now.some(({ role }) => role === 'sync_standby')
        must(!synchronous_mode || isReplicated, `no standby is synchronous: ${states.join()}`)
      }),
    async switchOver() {
      const former = await leader()
      await fetch(`http://127.0.0.1:${portOf(former?.name ?? 'one', 8008)}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: former?.name }),
      })
      if (former) await cluster.newLeader(former)
    },
    setSynchronous: isSynchronous =>
      patch({ synchronous_mode: isSynchronous, synchronous_mode_strict: isSynchronous }),
    killEtcd: () => killAll(etcds.values()),
    startEtcd,
  }
  startEtcd()
  for (const server of servers) server.start()
  await cluster.allRun()
  return cluster
}
