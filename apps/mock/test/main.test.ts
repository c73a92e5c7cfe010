import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'

let mock: ChildProcess | undefined

afterEach(() => mock?.kill('SIGKILL'))

function start(env: Record<string, string>): ChildProcess {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  mock = spawn(process.execPath, [main], { env: { ...process.env, MOCK_PORT: '0', ...env } })
  return mock
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

it('reads the settings that its README names', async () => {
  const [source, readme] = await Promise.all(
    ['../src/main.ts', '../README.md'].map(file => readFile(new URL(file, import.meta.url), 'utf8')),
  )
  const read = Array.from(source?.matchAll(/^ {2}([A-Z_]+) = /gm) ?? [], ([, name]) => name)
  const documented = Array.from(
    readme?.matchAll(/`((?:MOCK_[A-Z_]+)|HOST|TENANT_CLOUD)`/g) ?? [],
    ([, name]) => name,
  )
  expect(new Set(documented)).toEqual(new Set(read))
})

it.each([
  ['MOCK_PORT', '70000'],
  ['MOCK_EVENTS_PER_SECOND', 'fast'],
])('does not start when %s is %s, and says why', async (name, value) => {
  const process = start({ [name]: value })
  const exit = once(process, 'exit')
  expect(await firstLine(process)).toContain(`${name} must be a number`)
  expect(await exit).toEqual([1, null])
})

it('does not start on a port that is in use, and says what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const process = start({ MOCK_PORT: String(port) })
  const exit = once(process, 'exit')
  expect(await firstLine(process)).toBe(
    `The mock cannot start: port ${port} is in use: stop the program that listens there, or choose another MOCK_PORT.\n`,
  )
  expect(await exit).toEqual([1, null])
  taken.close()
})
