/** Starts the servers of peers on free ports, with their data in new folders. Each ends with the bench. */
import { type ChildProcess, execFileSync, fork, type Serializable, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findProgram, type ProgramName } from '@tenant-api/test-kit/programs'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'

import peers from '../../peers/package.json' with { type: 'json' }

export interface PeerServer {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** Redis that writes each command to the disk before it answers, as all our stores do. */
export async function startRedis(): Promise<PeerServer> {
  const port = await freePort()
  const settings = { port, bind: '127.0.0.1', dir: createTemporaryFolder(), save: '' }
  const durability = { appendonly: 'yes', appendfsync: 'always' }
  const args = Object.entries({ ...settings, ...durability }).flatMap(([key, value]) => [
    `--${key}`,
    `${value}`,
  ])
  return {
    url: `redis://127.0.0.1:${port}`,
    ...(await startServer('Redis', args, /Ready to accept connections/)),
  }
}

/** The first version of NATS that can write each message to the disk before it confirms it. */
const natsThatSyncs = '2.10.0'

/** Why benches of NATS cannot run here; undefined if they can. */
export function natsMissing(): string | undefined {
  const version = versionOf('NATS')
  const isOlder = version.localeCompare(natsThatSyncs, 'en', { numeric: true }) < 0
  if (version && isOlder) return `NATS ${version} cannot sync each message, NATS ${natsThatSyncs} can`
  return missingOf('npm packages of peers', 'NATS')
}

/** NATS with JetStream that writes each message to the disk before it confirms it. */
export async function startNats(): Promise<PeerServer> {
  const port = await freePort()
  const folder = createTemporaryFolder()
  const file = path.join(folder, 'nats.conf')
  writeFileSync(
    file,
    `host: 127.0.0.1\nport: ${port}\njetstream: { store_dir: "${folder}", sync_interval: always }\n`,
  )
  return { url: `nats://127.0.0.1:${port}`, ...(await startServer('NATS', ['-c', file], /Server is ready/)) }
}

/** nginx with Nchan, in one process. Channels are in memory. */
export async function startNchan(): Promise<PeerServer> {
  const folder = createTemporaryFolder()
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${name};`,
  )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; master_process off; error_log stderr notice; pid nginx.pid; load_module ${nchanModule};
    events { worker_connections 4096; }
    http {
      access_log off; ${temporary.join(' ')}
      server {
        listen 127.0.0.1:${port};
        location = /publish { nchan_publisher http; nchan_channel_id events; nchan_message_buffer_length 1000; }
        location = /events { nchan_subscriber eventsource; nchan_channel_id events; }
      }
    }`,
  )
  const server = await startServer('nginx', ['-p', folder, '-c', file], /getrlimit/)
  return { url: `http://127.0.0.1:${port}`, ...server }
}

/** Debian's place. */
const nchanModule = '/usr/lib/nginx/modules/ngx_nchan_module.so'

/** Why the benches of Nchan cannot run here; undefined if they can. */
export function nchanMissing(): string | undefined {
  return missingOf('nginx') ?? (existsSync(nchanModule) ? undefined : `Not installed: ${nchanModule}`)
}

/** RabbitMQ without plugins, whose node no other one can join. */
export async function startRabbit(): Promise<PeerServer> {
  const folder = createTemporaryFolder()
  const [port, distributionPort, epmdPort] = [await freePort(), await freePort(), await freePort()]
  const plugins = path.join(folder, 'plugins')
  writeFileSync(plugins, '[].')
  const env = {
    HOME: folder,
    // Otherwise the node would start a daemon that outlives it.
    ERL_EPMD_PORT: `${epmdPort}`,
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: `bench-${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: `${port}`,
    RABBITMQ_DIST_PORT: `${distributionPort}`,
    RABBITMQ_MNESIA_BASE: folder,
    RABBITMQ_LOG_BASE: folder,
    RABBITMQ_LOGS: '-',
    RABBITMQ_CONFIG_FILE: path.join(folder, 'none'),
    RABBITMQ_CONF_ENV_FILE: path.join(folder, 'none'),
    RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
    // As under systemd, the script becomes the server: both have one process id.
    NOTIFY_SOCKET: path.join(folder, 'none'),
  }
  const names = await startServer('epmd', ['-port', `${epmdPort}`, '-d'], /epmd running/, env)
  const server = await startServer('RabbitMQ', [], /Server startup complete/, env)
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    ...server,
    async stop() {
      await server.stop()
      await names.stop()
    },
  }
}

/** Starts a program of this machine. Resolves once it prints a line that says that it is ready. */
async function startServer(
  name: ProgramName,
  args: readonly string[],
  isReady: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<Omit<PeerServer, 'url'>> {
  const child = spawn(findProgram(name) ?? '', args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const orphan = () => child.kill('SIGKILL')
  process.once('exit', orphan)
  const lines: string[] = []
  const ready = new Promise<true>(resolve => {
    for (const output of [child.stdout, child.stderr])
      createInterface(output).on('line', line => {
        if (isReady.test(line)) resolve(true)
        if (lines.push(line) > 20) lines.shift()
      })
  })
  if ((await Promise.race([ready, ended])) !== true)
    throw new Error(`${name} ended before it was ready: ${lines.join('\n')}`)
  return {
    process: child,
    async stop() {
      child.kill('SIGKILL')
      await ended
      process.off('exit', orphan)
    },
  }
}

/** A program of `apps/bench/peers` in a process of its own. */
export interface PeerProgram {
  /**
   * Sends a message. Resolves with the answer.
   *
   * @throws {Error} if the program ends instead
   */
  ask(message: Serializable): Promise<unknown>
  stop(): void
}

/** Starts a program of `apps/bench/peers`. Resolves once it sends its first message. */
export async function startPeerProgram(file: string, args: readonly string[]): Promise<PeerProgram> {
  const child = fork(fileURLToPath(new URL(`../../peers/${file}`, import.meta.url)), args)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`)
  })
  ended.catch(() => {})
  const answered = async () => {
    const [answer] = await Promise.race([once(child, 'message'), ended])
    return answer
  }
  await answered()
  return {
    ask(message) {
      child.send(message)
      return answered()
    },
    stop: () => void child.kill(),
  }
}

/** Why a bench of these programs cannot run here, a sentence without a full stop; undefined if it can. */
export function missingOf(...names: readonly ProgramName[]): string | undefined {
  const missing = names.filter(name => !findProgram(name))
  return missing.length > 0 ? `Not installed: ${missing.join(', ')}` : undefined
}

/** The version that a program prints; an empty string if it is not installed. */
export function versionOf(name: ProgramName): string {
  const program = findProgram(name)
  const output = program ? execFileSync(program, ['--version'], { encoding: 'utf8' }) : ''
  return /\d+\.\d+\.\d+/.exec(output)?.[0] ?? ''
}

/** RabbitMQ prints its version only while it runs, but its folder has it. */
export function versionOfRabbit(): string {
  return /(?<=rabbitmq_server-)[\d.]+/.exec(realpathSync(findProgram('RabbitMQ') ?? '/'))?.[0] ?? ''
}

export type PeerPackage = keyof typeof peers.dependencies

/** The version of an npm package of a peer, from `package.json`. */
export function versionOfPackage(name: PeerPackage): string {
  return peers.dependencies[name]
}
