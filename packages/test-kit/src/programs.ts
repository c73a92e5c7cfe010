/**
 * The programs that some tests and benches run and `npm ci` does not install. docs/testing.md and docs/performance.md explain their
 * installation.
 */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

const binOf = (name: string) => path.join(root, 'packages/contract-tests', name, 'node_modules/.bin')
const [runtimes, generators, runners] = [binOf('runtimes'), binOf('generators'), binOf('runners')]
const [receivers, otherClients] = [binOf('receivers'), binOf('other-clients')]
const collectors = binOf('collectors')
const onPath = (process.env.PATH ?? '').split(path.delimiter)
/** Debian installs servers in `/usr/sbin`, which is not on the PATH of ordinary users. */
const sbin = [...onPath, '/usr/sbin']
/** Debian's folders of PostgreSQL programs, newest version first. They are not on the PATH. */
const postgres = foldersIn('/usr/lib/postgresql').map(folder => path.join(folder, 'bin'))

const programs = {
  // The same browser without windows takes two thirds of the CPU time.
  Chromium: { file: ['chromium-headless-shell', 'chromium'], folders: onPath },
  // Debian has the name of the release with long support.
  Firefox: { file: ['firefox', 'firefox-esr'], folders: onPath },
  PostgreSQL: { file: 'initdb', folders: [...onPath, ...postgres] },
  HAProxy: { file: 'haproxy', folders: sbin },
  nginx: { file: 'nginx', folders: sbin },
  Apache: { file: 'apache2', folders: sbin },
  Caddy: { file: 'caddy', folders: onPath },
  Varnish: { file: 'varnishd', folders: sbin },
  PgBouncer: { file: 'pgbouncer', folders: sbin },
  'pgpool-II': { file: 'pgpool', folders: sbin },
  Patroni: { file: 'patroni', folders: onPath },
  etcd: { file: 'etcd', folders: onPath },
  promtool: { file: 'promtool', folders: onPath },
  Prometheus: { file: 'prometheus', folders: onPath },
  Python: { file: 'python3', folders: onPath },
  fish: { file: 'fish', folders: onPath },
  Go: { file: 'go', folders: onPath },
  Ruby: { file: 'ruby', folders: onPath },
  PHP: { file: 'php', folders: onPath },
  zsh: { file: 'zsh', folders: onPath },
  strace: { file: 'strace', folders: onPath },
  Bun: {
    file: 'bun',
    folders: [...platformPackages('@oven').map(folder => path.join(folder, 'bin')), ...onPath],
  },
  Deno: { file: 'deno', folders: [...platformPackages('@deno'), ...onPath] },
  // Look for Node 22 only here: the `node` on the PATH is the project's Node 24.
  'Node 22': { file: 'node', folders: [runtimes] },
  // Installed outside the project, because its `tsc` would replace the project's `tsc`.
  'TypeScript 7': { file: 'tsc', folders: [runtimes] },
  // Hey API's program. The generators are installed together.
  'Client generators': { file: 'openapi-ts', folders: [generators] },
  Redocly: { file: 'redocly', folders: [runners] },
  // One of them has a program. They are installed together.
  'SSE clients of npm': { file: 'openapi-ts', folders: [otherClients] },
  Newman: { file: 'newman', folders: [runners] },
  Bruno: { file: 'bru', folders: [runners] },
  // Installed together with the other frameworks of webhook receivers.
  Next: { file: 'next', folders: [receivers] },
  // A program of one of its exporters.
  'OpenTelemetry SDK': { file: 'proto-loader-gen-types', folders: [collectors] },
  // One of them has a program of this name. They are installed together.
  'npm packages of peers': {
    file: 'pg-boss',
    folders: [path.join(root, 'apps/bench/peers/node_modules/.bin')],
  },
  Redis: { file: 'redis-server', folders: onPath },
  NATS: { file: 'nats-server', folders: sbin },
  // Finds the nodes of Erlang, and so of RabbitMQ.
  epmd: { file: 'epmd', folders: onPath },
  // Debian's program in /usr/sbin works as its own user only.
  RabbitMQ: { file: 'rabbitmq-server', folders: ['/usr/lib/rabbitmq/bin', ...sbin] },
} as const

export type ProgramName = keyof typeof programs
export const programNames = Object.keys(programs) as readonly ProgramName[]

/** The path of a program; null if it is not installed. */
export function findProgram(name: ProgramName): string | null {
  const { file, folders } = programs[name]
  const paths = [file].flat().flatMap(one => folders.map(folder => path.join(folder, one)))
  return paths.find(isExecutable) ?? null
}

/**
 * Prints which tests are skipped, in one line.
 *
 * @param why the reason, a sentence without a full stop
 * @throws {Error} if REQUIRE_ALL is set: then a skipped test is an error
 */
export function leaveOut(tests: string, why: string): void {
  if (process.env.REQUIRE_ALL) throw new Error(`REQUIRE_ALL requires every test. ${why}.`)
  process.stderr.write(`Left out: ${tests}. ${why}.\n`)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The packages of a scope that npm installed for this platform. Without install scripts, `.bin` has no link to them. */
function platformPackages(scope: string): readonly string[] {
  return foldersIn(path.join(root, 'packages/contract-tests/runtimes/node_modules', scope))
}

function foldersIn(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.toSorted((a, b) => Number(b) - Number(a)).map(name => path.join(folder, name))
}
