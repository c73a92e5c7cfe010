import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { firstClientFile } from '@tenant-api/contract/local-service'
import { root } from '@tenant-api/test-kit/root'
import { startMock } from '@tenant-api/test-kit/start-mock'
import type { Running } from '@tenant-api/test-kit/start-process'
import { type RunningService, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandsUnder, settingNames, walkthrough } from './readme.ts'
import { type Command, type } from './terminal.ts'

const anEvent = /^(group|organization|user)\.[a-z.]+ /m

let service: RunningService
let mock: Running

beforeAll(async () => {
  // Like `npm start`, with random credentials.
  service = await startServiceProcess({ BOOTSTRAP_CLIENT_ID: '', BOOTSTRAP_CLIENT_SECRET: '' })
  mock = await startMock()
})

afterAll(async () => {
  await Promise.all([service.stop(), mock.stop()])
  await rm(service.dataDir, { recursive: true })
})

/**
 * A folder with an empty `playground`, and with links to the checkout, so that npm and Node resolve the same
 * packages.
 */
async function checkout(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  for (const name of ['apps', 'packages', 'node_modules', 'package.json', 'tsconfig.base.json']) {
    await symlink(path.join(root, name), path.join(folder, name))
  }
  await mkdir(path.join(folder, 'playground'))
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: ['playground'] }),
  )
  return folder
}

async function withCredentials(command: string): Promise<string> {
  const { client_id, client_secret } = JSON.parse(await readFile(firstClientFile(service.dataDir), 'utf8'))
  return command
    .replace('CLIENT_ID=…', `CLIENT_ID=${client_id}`)
    .replace('CLIENT_SECRET=…', `CLIENT_SECRET=${client_secret}`)
}

test('Watch events shows an event on screen in two commands', async () => {
  const commands = commandsUnder('Watch events')
  expect(commands.length).toBeLessThanOrEqual(2)
  const home = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  const run = (command: string) =>
    type(command, root, {
      TENANT_API_URL: service.baseUrl,
      DATA_DIR: service.dataDir,
      XDG_CONFIG_HOME: home,
    })
  for (const command of commands.slice(0, -1)) {
    const running = run(command)
    expect(await running.exit, running.output).toBe(0)
  }
  const tail = run(commands.at(-1) ?? '')
  await tail.prints(/user\.created.*evt_/)
  tail.kill()
  await rm(home, { recursive: true })
})

test('With curl, one command shows the event that the other publishes', async () => {
  const env = { TENANT_API_URL: service.baseUrl, DATA_DIR: service.dataDir }
  const [follow = '', publish = ''] = commandsUnder('With curl').map(command =>
    command.replaceAll('http://127.0.0.1:3000', service.baseUrl),
  )
  const reader = type(follow, root, env)
  await reader.prints(/:connected/)
  const publisher = type(publish, root, env)
  expect(await publisher.exit, publisher.output).toBe(0)
  await reader.prints(/"type":"organization\.created".*"name":"Bakers"/)
  reader.kill()
})

describe.each(['You consume the document', 'You import the client', 'You need a mock'])('%s', heading => {
  const { commands, code } = walkthrough(heading)

  test('the section takes at most 3 commands and 10 lines of code', () => {
    expect(commands.length).toBeLessThanOrEqual(3)
    expect(code.split('\n').length).toBeLessThanOrEqual(10)
    expect(commands[0]).toMatch(/^npm ci && npm (start|run mock)$/)
    expect(commands.at(-1)).toMatch(/npx node playground\/events\.ts$/)
  })

  test('the section has code that compiles and prints an event', async () => {
    const folder = await checkout()
    const started: Command[] = []
    try {
      const filled = code
        .replace('http://127.0.0.1:3000', service.baseUrl)
        .replace('http://127.0.0.1:4010', mock.baseUrl)
      await writeFile(path.join(folder, 'playground/events.ts'), filled)
      const run = async (command: string) => {
        const env = { TENANT_API_URL: service.baseUrl, DATA_DIR: service.dataDir }
        const running = type(await withCredentials(command), folder, env)
        started.push(running)
        return running
      }
      for (const command of commands.slice(1, -1)) {
        const running = await run(command)
        if (command.includes('--loop')) await running.prints(/evt_/)
        else expect(await running.exit, running.output).toBe(0)
      }
      const compiled = await run('npx tsc -p .')
      expect(await compiled.exit, compiled.output).toBe(0)
      const example = await run(commands.at(-1) ?? '')
      await example.prints(anEvent)
    } finally {
      for (const command of started) command.kill()
      await rm(folder, { recursive: true })
    }
  })
})

test('the example of the client says that nothing listens at a wrong port', async () => {
  const folder = await checkout()
  const { code } = walkthrough('You import the client')
  // Port 2, because `fetch` itself refuses some other ports, such as 1.
  await writeFile(path.join(folder, 'playground/events.ts'), code.replace(/127\.0\.0\.1:3000/, '127.0.0.1:2'))
  const env = { TENANT_API_CLIENT_ID: 'a', TENANT_API_CLIENT_SECRET: 'b' }
  const example = type('npx node playground/events.ts', folder, env)
  await example.prints(
    /^reconnecting: No answer from POST http:\/\/127\.0\.0\.1:2\/oauth\/token\/: ECONNREFUSED$/m,
  )
  example.kill()
  await rm(folder, { recursive: true })
})

describe('Settings', () => {
  test('the settings in docs/settings.md are exactly those that the service reads', async () => {
    const source = await readFile(path.join(root, 'apps/server/src/config/config.ts'), 'utf8')
    const read = source.matchAll(/(?:env\.|\(\s*')([A-Z]+(?:_[A-Z]+)*)\b/g)
    const names = new Set([...read].map(([, name]) => name).filter(name => name !== 'NODE_ENV'))
    expect(settingNames('Settings').toSorted()).toEqual([...names].toSorted())
  })
})
