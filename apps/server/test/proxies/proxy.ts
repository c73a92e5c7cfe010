import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findProgram, type ProgramName } from '@tenant-api/test-kit/programs'
import { root } from '@tenant-api/test-kit/root'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { vi } from 'vitest'
import { send } from '../http/send.ts'

/** A proxy with a file in `deploy/proxies`. */
interface Kind {
  readonly name: ProgramName
  readonly file: string
  /** What a test replaces in the file: the address of the service, that of the proxy, and its certificate. */
  addresses(places: Places): Readonly<Record<string, string>>
  /** The arguments of the program. They stand for what the distribution's own main file says. */
  args(places: Places): readonly string[]
  readonly scheme: 'http' | 'https'
  /** Whether callers can speak HTTP/2. */
  readonly hasHttp2: boolean
}

interface Places {
  /** The file with its addresses replaced. */
  readonly config: string
  /** A folder for everything that the program writes. */
  readonly folder: string
  /** The proxy's port. */
  readonly port: number
  /** The service's port. */
  readonly service: string
  readonly certificate: Certificate
}

/** Paths of files. */
interface Certificate {
  readonly cert: string
  readonly key: string
  /** Both in one file. */
  readonly both: string
}

const isRoot = process.getuid?.() === 0

const kinds: readonly Kind[] = [
  {
    name: 'nginx',
    file: 'nginx.conf',
    scheme: 'https',
    hasHttp2: true,
    addresses: ({ service, port, certificate }) => ({
      '127.0.0.1:3000': `127.0.0.1:${service}`,
      'listen 443': `listen 127.0.0.1:${port}`,
      '/etc/ssl/tenant-api.pem': certificate.cert,
      '/etc/ssl/tenant-api.key': certificate.key,
    }),
    args({ folder, config }) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map(name => `${name}_temp_path ${folder}/${name};`)
        .join(' ')
      const main = path.join(folder, 'main.conf')
      writeFileSync(
        main,
        `daemon off; pid ${folder}/pid; error_log stderr warn;
events {}
http { access_log off; ${temporary} include ${config}; }
`,
      )
      return ['-c', main, '-p', folder, '-e', 'stderr']
    },
  },
  {
    name: 'Apache',
    file: 'apache.conf',
    scheme: 'https',
    hasHttp2: false,
    addresses: ({ service, port, certificate }) => ({
      '127.0.0.1:3000': `127.0.0.1:${service}`,
      '*:443': `127.0.0.1:${port}`,
      '/etc/ssl/tenant-api.pem': certificate.cert,
      '/etc/ssl/tenant-api.key': certificate.key,
    }),
    args({ folder, config, port }) {
      const modules = ['mpm_event', 'authz_core', 'headers', 'proxy', 'proxy_http', 'ssl']
      const main = path.join(folder, 'main.conf')
      writeFileSync(
        main,
        `ServerRoot ${folder}
DefaultRuntimeDir ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
LogLevel crit
Listen 127.0.0.1:${port}
${isRoot ? 'User www-data\nGroup www-data' : ''}
${modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
Include ${config}
`,
      )
      return ['-D', 'FOREGROUND', '-f', main]
    },
  },
  {
    name: 'HAProxy',
    file: 'haproxy.cfg',
    scheme: 'https',
    hasHttp2: true,
    addresses: ({ service, port, certificate }) => ({
      '127.0.0.1:3000': `127.0.0.1:${service}`,
      'bind :443': `bind 127.0.0.1:${port}`,
      '/etc/haproxy/tenant-api.pem': certificate.both,
    }),
    args: ({ config }) => ['-db', '-f', config],
  },
  {
    name: 'Caddy',
    file: 'Caddyfile',
    scheme: 'https',
    hasHttp2: true,
    addresses: ({ service, port, certificate }) => ({
      '127.0.0.1:3000': `127.0.0.1:${service}`,
      // Without the ports 2019 and 80, which other programs may use.
      'grace_period 10s': 'grace_period 10s\n\tadmin off\n\tauto_https disable_redirects',
      'tenant.example.com': `https://127.0.0.1:${port}`,
      '/etc/ssl/tenant-api.pem': certificate.cert,
      '/etc/ssl/tenant-api.key': certificate.key,
    }),
    args: ({ config }) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
  {
    name: 'Varnish',
    file: 'varnish.vcl',
    scheme: 'http',
    hasHttp2: false,
    addresses: ({ service, port, config }) => ({
      '"3000"': `"${service}"`,
      '127.0.0.1:6081': `127.0.0.1:${port}`,
      '/etc/varnish/tenant-api.vcl': config,
    }),
    args({ folder, config }) {
      // The comment has the arguments.
      const [, args = ''] = /^# +varnishd (.*)$/m.exec(readFileSync(config, 'utf8')) ?? []
      return [...args.split(' '), '-F', '-j', 'none', '-n', path.join(folder, 'varnish')]
    },
  },
]

/** A running proxy in front of a service. */
export interface RunningProxy {
  readonly url: string
  /** What the program has printed on stderr so far. */
  readonly complaints: readonly string[]
  stop(): Promise<void>
}

/** The kinds of proxies, in the order of the page. */
export const proxies = kinds.map(({ name, hasHttp2 }) => ({ name, hasHttp2 }))

/**
 * Starts a proxy with its file in `deploy/proxies`, in which only addresses and the paths of the certificate are replaced.
 */
export async function startProxy(name: ProgramName, serviceUrl: string): Promise<RunningProxy> {
  const kind = kinds.find(kind => kind.name === name)
  const bin = findProgram(name)
  if (!kind || !bin) throw new Error(`${name} is not installed, or has no file.`)
  const folder = createTemporaryFolder()
  // Programs that root has started read it as another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const config = path.join(folder, kind.file)
  const service = new URL(serviceUrl).port
  const places = { config, folder, port, service, certificate: certificate() }
  writeFileSync(config, replaced(kind, places))
  const child = spawn(bin, kind.args(places), {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complaints: string[] = []
  child.stderr.setEncoding('utf8').on('data', chunk => complaints.push(chunk))
  const orphan = () => child.kill('SIGTERM')
  process.once('exit', orphan)
  child.once('exit', () => process.off('exit', orphan))
  const url = `${kind.scheme}://127.0.0.1:${port}`
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} has ended: ${complaints.join('')}`)
  })
  await Promise.race([ended, vi.waitFor(() => forwards(url), waitMs)])
  ended.catch(() => {})
  return { url, complaints, stop: () => end(child) }
}

/** The text of the file with other addresses. @throws when the file lacks one of those that a test replaces */
function replaced(kind: Kind, places: Places): string {
  const text = readFileSync(path.join(root, 'deploy/proxies', kind.file), 'utf8')
  return Object.entries(kind.addresses(places)).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${kind.file} does not contain ${from}.`)
    return before.replaceAll(from, to)
  }, text)
}

async function forwards(url: string): Promise<void> {
  const { status } = await send({ baseUrl: url }, { path: '/healthz' })
  if (status !== 200) throw new Error(`The proxy answers ${status}.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

let made: Certificate | undefined

/** A certificate for 127.0.0.1, which this process trusts from now on. */
function certificate(): Certificate {
  if (made) return made
  const folder = createTemporaryFolder()
  chmodSync(folder, 0o755)
  const [cert, key] = [path.join(folder, 'site.pem'), path.join(folder, 'site.key')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const names = ['-subj', '/CN=site', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', ...curve, ...names, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  chmodSync(key, 0o644)
  setDefaultCACertificates([...getCACertificates(), readFileSync(cert, 'utf8')])
  const both = path.join(folder, 'both.pem')
  writeFileSync(both, `${readFileSync(cert, 'utf8')}${readFileSync(key, 'utf8')}`)
  made = { cert, key, both }
  return made
}
