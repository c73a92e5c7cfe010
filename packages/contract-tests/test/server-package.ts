import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { newEvent } from '@tenant-api/conformance/events'
import { packOnce } from '@tenant-api/packaging/pack-once'
import { root } from '@tenant-api/test-kit/root'
import { inherited } from '@tenant-api/test-kit/start-process'
import { expect, onTestFinished } from 'vitest'

/** A folder in which npm has installed the packed service, and nothing else. */
export interface InstalledServer {
  readonly project: string
  /** The path of the command. */
  readonly command: string
  remove(): Promise<void>
}

export async function installServer(): Promise<InstalledServer> {
  const project = await mkdtemp(path.join(await realpath(tmpdir()), 'tenant-api-server-'))
  const tarball = await packOnce(path.join(root, 'apps/server'))
  const install = ['install', '--offline', '--no-audit', '--no-fund', tarball]
  await promisify(execFile)('npm', install, { cwd: project })
  return {
    project,
    command: path.join(project, 'node_modules/.bin/tenant-api-server'),
    remove: () => rm(project, { recursive: true }),
  }
}

/** Starts the installed command in its folder, as a shell does. It ends with the test. */
export async function startInstalled(
  { project, command }: InstalledServer,
  node: string,
  env: Readonly<Record<string, string>> = {},
) {
  const PATH = `${path.dirname(node)}${path.delimiter}${inherited().PATH}`
  const child = spawn(command, {
    cwd: project,
    env: { PATH, PORT: '0', DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await closed
  })
  const errors: string[] = []
  child.stderr.on('data', chunk => errors.push(String(chunk)))
  const lines: { msg: string; address?: string; file?: string }[] = []
  for await (const line of createInterface(child.stdout)) {
    lines.push(JSON.parse(line))
    if (lines.at(-1)?.msg === 'started') break
  }
  expect({ errors, last: lines.at(-1)?.msg }).toEqual({ errors: [], last: 'started' })
  return { child, closed, errors, lines, address: lines.at(-1)?.address ?? '' }
}

/** Starts the service for the first time, publishes and reads an event, asks for each page, and stops the service with SIGTERM. */
export async function useInstalled(server: InstalledServer, node: string): Promise<void> {
  const { child, closed, errors, lines, address: baseUrl } = await startInstalled(server, node)
  const { file = '' } = lines.find(line => line.file) ?? {}
  expect(path.dirname(file)).toBe(path.join(server.project, 'data'))
  const { client_id: clientId, client_secret: clientSecret } = JSON.parse(await readFile(file, 'utf8'))
  const client = createClient({ baseUrl, clientId, clientSecret, scope: 'read:events' })
  const event = newEvent('user.deleted')
  const [published] = await createPublisher({ baseUrl, clientId, clientSecret }).publishEvents([event])
  for await (const message of client.subscribe({ from_timestamp: '2020-01-01T00:00:00Z' })) {
    expect(message).toMatchObject({ type: event.type, event: { id: published?.event_id } })
    break
  }
  for (const page of ['/console', '/docs', '/openapi.yaml'])
    expect(await fetch(`${baseUrl}${page}`)).toMatchObject({ status: 200 })
  child.kill('SIGTERM')
  expect(await closed).toEqual([0, null])
  expect(errors).toEqual([])
}
