/**
 * Serves the console, and the reference at /docs, and forwards their requests to a running service, or to the mock.
 *
 * Usage: npm run console -- --url https://tenant.example.com   default: http://127.0.0.1:3000
 *        npm run console -- --mock                             starts the mock too
 *        npm run dev:console                                   the sources, with hot reload; takes the same arguments
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createServer, type ProxyOptions, preview } from 'vite'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    mock: { type: 'boolean', default: false },
    port: { type: 'string', default: '3001' },
    dev: { type: 'boolean', default: false },
  },
})

// Without a scheme, the proxy would send the credentials to port 80 of this machine.
if (!URL.canParse(values.url) || !/^https?:/.test(values.url))
  refuse(`--url must be an http or https URL, got '${values.url}'.`)
if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535)
  refuse(`--port must be a number from 0 to 65535, got '${values.port}'.`)

const target = values.mock ? await startMock() : values.url
const forwarded: ProxyOptions = { target, changeOrigin: true }
const paths = ['/api/', '/oauth/', '/.well-known/', '/openapi', '/llms.txt', '^/docs/.*\\.md$', '/__mock/']
const proxy = Object.fromEntries(paths.map(path => [path, forwarded]))
const options = { host: '127.0.0.1', port: Number(values.port), proxy }
const configFile = `${import.meta.dirname}/vite.config.ts`

if (values.dev) {
  const server = await createServer({ configFile, server: options })
  await server.listen()
  tell(server.resolvedUrls?.local)
} else {
  await import('./build-if-changed.ts')
  tell((await preview({ configFile, preview: options })).resolvedUrls?.local)
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

function tell([url = '']: readonly string[] = []): void {
  const credentials = values.mock ? '; the mock accepts any client and any token' : ''
  const reference = new URL('/docs', url)
  process.stdout.write(`Console at ${url} and reference at ${reference} for ${target}${credentials}\n`)
}

/** Starts the mock on a free port, and returns its address. The mock ends with this process. */
async function startMock(): Promise<string> {
  const main = `${import.meta.dirname}/../mock/src/main.ts`
  const mock = spawn(process.execPath, [main], {
    env: { ...process.env, MOCK_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => mock.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
  const [line] = await once(createInterface(mock.stdout), 'line')
  const [, address] = /(http:\S+?);/.exec(line) ?? []
  if (!address) throw new Error(`The mock has not started: ${line}`)
  return address
}
