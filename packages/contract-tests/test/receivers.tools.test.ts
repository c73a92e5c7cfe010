/** Runs the webhook receivers of the client's README, each in its framework or language. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { signWebhook } from '@tenant-api/client/webhooks'
import { listen } from '@tenant-api/test-kit/listen'
import type { ProgramName } from '@tenant-api/test-kit/programs'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'

const run = promisify(execFile)
const programs = inject('programs')
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
/** The folder of the frameworks. The receivers run in a folder in it, so that they find the frameworks. */
const frameworks = fileURLToPath(new URL('../receivers/', import.meta.url))

let folder: string

/** A server for `config.ru`: the part of Rack that one request needs. */
const rack = `
require 'socket'
require 'stringio'
def run(app)
  server = TCPServer.new('127.0.0.1', ENV.fetch('PORT'))
  loop do
    socket = server.accept
    headers = {}
    socket.gets
    while (line = socket.gets.chomp) != ''
      name, value = line.split(': ', 2)
      headers[name.upcase.tr('-', '_')] = value
    end
    input = StringIO.new(socket.read(headers['CONTENT_LENGTH'].to_i))
    env = headers.transform_keys { |name| "HTTP_#{name}" }.merge('rack.input' => input)
    socket.write("HTTP/1.1 #{app.call(env)[0]} X\\r\\nContent-Length: 0\\r\\nConnection: close\\r\\n\\r\\n")
    socket.close
  end
end
$stdout.sync = true
load 'config.ru'
`

interface Receiver {
  readonly file: string
  readonly needs: Extract<ProgramName, keyof typeof programs>
  /** The command that starts the receiver. */
  readonly command: (port: string) => Promise<readonly string[]>
}

const onNode = (file: string): Receiver => ({
  file,
  needs: 'Next',
  command: async () => [process.execPath, file],
})

const receivers: readonly Receiver[] = [
  ...['express.js', 'fastify.js', 'koa.js', 'hono.js', 'h3.js'].map(onNode),
  {
    ...onNode('nest.ts'),
    async command() {
      const source = await readFile(path.join(folder, 'nest.ts'), 'utf8')
      const { ESNext: module } = ts.ModuleKind
      const compilerOptions = { module, target: ts.ScriptTarget.ES2022, experimentalDecorators: true }
      const { outputText } = ts.transpileModule(source, { compilerOptions })
      await writeFile(path.join(folder, 'nest.js'), outputText)
      return [process.execPath, 'nest.js']
    },
  },
  {
    ...onNode('app/events/route.js'),
    async command(port) {
      const layout = 'export default ({ children }) => <html><body>{children}</body></html>'
      await writeFile(path.join(folder, 'app/layout.jsx'), layout)
      const next = [process.execPath, path.join(frameworks, 'node_modules/next/dist/bin/next')]
      return [...next, 'dev', '--webpack', '--port', port]
    },
  },
  { file: 'receiver.py', needs: 'Python', command: async () => [String(programs.Python), 'receiver.py'] },
  {
    file: 'receiver.go',
    needs: 'Go',
    async command() {
      // The process of `go run` would leave the receiver behind.
      await run(String(programs.Go), ['build', '-o', 'receiver', 'receiver.go'], { cwd: folder })
      return [path.join(folder, 'receiver')]
    },
  },
  { file: 'config.ru', needs: 'Ruby', command: async () => [String(programs.Ruby), '-e', rack] },
  {
    file: 'events.php',
    needs: 'PHP',
    command: async port => [String(programs.PHP), '-S', `127.0.0.1:${port}`, 'events.php'],
  },
]

describe('A receiver of the README', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(frameworks, 'run-'))
    const readme = await readFile(new URL('../../client/README.md', import.meta.url), 'utf8')
    const files = [...readme.matchAll(/^```\w+\n((?:<\?php )?(?:\/\/|#) (\S+\.\w+)\n.*?)^```$/gms)]
    const [receive = ''] = readme.match(/(?<=^```ts\n)[^`]*function receive.*?(?=^```$)/ms) ?? []
    files.push(Object.assign(['', stripTypeScriptTypes(receive), 'receive.js'], { index: 0 }) as never)
    for (const [, text = '', name = ''] of files) {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  })
  afterAll(() => rm(folder, { recursive: true }))

  for (const { file, needs, command } of receivers)
    test.skipIf(!programs[needs])(`takes a webhook of 1 MB, and refuses a forged one: ${file}`, async () => {
      const port = await freePort()
      const started = start(await command(port), port)
      const url = `http://127.0.0.1:${port}/events`
      const text = 'é€😀 '.repeat(100_000)
      const body = JSON.stringify({ id: 'evt_1', type: 'user.created', data: { object: { text } } })
      const headers = {
        ...(await signWebhook('evt_1', body, secret)),
        'content-type': 'application/cloudevents+json',
      }
      const post = async (changes: object, sent = body) => {
        const init = { method: 'POST', headers: { ...headers, ...changes }, body: sent }
        return (await fetch(url, init)).status
      }
      await vi.waitFor(() => fetch(url), waitMs)
      expect(await post({})).toBe(204)
      await vi.waitFor(() => expect(started.output).toMatch(/user\.created evt_1|welcome/), waitMs)
      expect(await post({}, `${body} `)).toBe(400)
      expect(await post({ 'webhook-id': 'evt_2' })).toBe(400)
      expect(await post(signedAt(Date.now() / 1_000 - 600, body))).toBe(400)
    })
})

/** The headers that prove a webhook from another time, in seconds since 1970. */
function signedAt(seconds: number, body: string) {
  const timestamp = String(Math.floor(seconds))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`evt_1.${timestamp}.${body}`).digest('base64')
  return { 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

async function freePort(): Promise<string> {
  const server = createServer()
  const { port } = new URL(await listen(server))
  server.close()
  return port
}

/** Starts a program in the folder of the receivers until the end of the test. */
function start([program = '', ...args]: readonly string[], port: string) {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    PORT: port,
    SIGNING_SECRET: secret,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const child: ChildProcess = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const started = { output: '' }
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', text => {
      started.output += text
    })
  onTestFinished(() => {
    child.kill()
  })
  return started
}
