import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'

let mock: ChildProcess | undefined

afterEach(() => mock?.kill('SIGKILL'))

function start(env: Record<string, string>, ...args: readonly string[]): ChildProcess {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  mock = spawn(process.execPath, [main, ...args], { env: { ...process.env, MOCK_PORT: '0', ...env } })
  return mock
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function firstLine({ stdout, stderr }: ChildProcess): Promise<string> {
  const [chunk] = await Promise.race(
    [stdout, stderr].map(output => once(output as NonNullable<typeof output>, 'data')),
  )
  return String(chunk)
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'prints its address, and exits on %s even with open streams',
  async signal => {
    const process = start({ NODE_ENV: 'production' })
    const output = await firstLine(process)
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
    expect(output).toContain(`curl -N -H 'Authorization: Bearer any' ${url}/api/v2/events`)
    const { status } = await fetch(`${url}/api/v2/events`, { headers: { Authorization: 'Bearer any' } })
    expect(status).toBe(200)
    process.kill(signal)
    expect(await once(process, 'exit')).toEqual([0, null])
  },
)

it('reads the settings that its README and --help name', async () => {
  const [source, readme] = await Promise.all(
    ['../src/run.ts', '../README.md'].map(file => readFile(new URL(file, import.meta.url), 'utf8')),
  )
  const read = Array.from(source?.matchAll(/variable: '([A-Z_]+)'/g) ?? [], ([, name]) => name)
  const documented = (text = '') => new Set(text.match(/\b(MOCK_[A-Z_]+|TENANT_CLOUD)\b/g))
  expect(documented(readme)).toEqual(new Set(read))
  expect(documented(await outputOf({}, '--help'))).toEqual(new Set(read))
})

/** Runs the mock until it exits with 0. Returns what it has printed. */
async function outputOf(env: Record<string, string>, ...args: readonly string[]): Promise<string> {
  const { stdout, exitCode } = await exitOf(start(env, ...args))
  expect(exitCode).toBe(0)
  return stdout
}

async function exitOf(process: ChildProcess) {
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(process.stdout as NonNullable<typeof process.stdout>),
    text(process.stderr as NonNullable<typeof process.stderr>),
    once(process, 'exit'),
  ])
  return { stdout, stderr, exitCode }
}

it('listens at --port and --host, which override the environment', async () => {
  const port = await freePort()
  const process = start(
    { MOCK_PORT: '1', MOCK_HOST: '192.0.2.1' },
    '--port',
    String(port),
    '--host=127.0.0.1',
  )
  expect(await firstLine(process)).toContain(`The mock listens at http://127.0.0.1:${port};`)
})

it('ignores the variable HOST, which some shells set', async () => {
  expect(await firstLine(start({ HOST: '192.0.2.1' }))).toContain('The mock listens at http://127.0.0.1:')
})

it('prints its version', async () => {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  expect(await outputOf({}, '--version')).toBe(`${version}\n`)
})

it.each([
  [['--prot', '5000'], "The option '--prot' is unknown. Did you mean '--port'? See --help."],
  [['--nothing'], "The option '--nothing' is unknown. See --help."],
  [
    ['--events-per-second', '-1'],
    "--events-per-second must be a number from 0 to 1000, got '-1'. See --help.",
  ],
  [['5000'], "The mock takes no argument '5000'. See --help."],
  [['--port', 'abc'], "--port must be a number from 0 to 65535, got 'abc'. See --help."],
  [['--port'], '--port needs a value. See --help.'],
  [['--port', '--host', 'localhost'], '--port needs a value. See --help.'],
  [['--version=2'], '--version takes no value. See --help.'],
])('refuses the arguments %j in one sentence', async (args, sentence) => {
  expect(await exitOf(start({}, ...args))).toEqual({ stdout: '', stderr: `${sentence}\n`, exitCode: 2 })
})

it.each([
  ['MOCK_PORT', '70000'],
  ['MOCK_EVENTS_PER_SECOND', 'fast'],
])('does not start when %s is %s, and says why', async (name, value) => {
  const process = start({ [name]: value })
  const exit = once(process, 'exit')
  expect(await firstLine(process)).toMatch(new RegExp(`^${name} must be a number from .*, got '${value}'\\.`))
  expect(await exit).toEqual([2, null])
})

it('does not start on a port that is in use, and says what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const process = start({ MOCK_PORT: String(port) })
  const exit = once(process, 'exit')
  expect(await firstLine(process)).toBe(
    `The mock cannot start: port ${port} is in use. Stop the program that listens there, or choose another port.\n`,
  )
  expect(await exit).toEqual([1, null])
  taken.close()
})
