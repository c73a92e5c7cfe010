import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { publishTarball } from '../src/publish-tarball.ts'

const run = promisify(execFile)

interface Packument {
  readonly name: string
  readonly versions: Readonly<Record<string, object>>
}

/** Opens a registry until the end of the test, and lets npm use it. It refuses to publish the packages of `refused`. */
async function openRegistry() {
  const packages = new Map<string, Packument>()
  const registry = { uploads: [] as string[], refused: new Set<string>() }
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    const known = packages.get(name)
    let status = known ? 200 : 404
    if (request.method === 'PUT') {
      const uploaded = (await json(request)) as Packument
      registry.uploads.push(...Object.keys(uploaded.versions).map(version => `${name}@${version}`))
      status = known || registry.refused.has(name) ? 403 : 201
      if (status === 201) packages.set(name, uploaded)
    }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(known ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-registry-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })
  const address = `//127.0.0.1:${port}/`
  const settings = path.join(folder, 'npmrc')
  await writeFile(settings, `${address}:_authToken=any\nfetch-retries=0\n`)
  vi.stubEnv('npm_config_userconfig', settings)
  vi.stubEnv('npm_config_registry', `http:${address}`)
  vi.stubEnv('npm_config_cache', path.join(folder, 'cache'))
  return { registry, folder }
}

async function pack(folder: string, name: string): Promise<string> {
  const source = path.join(folder, name)
  await mkdir(source)
  await writeFile(
    path.join(source, 'package.json'),
    JSON.stringify({ name: `@tenant-api/${name}`, version: '2.0.0', publishConfig: { access: 'public' } }),
  )
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, source])
  return path.join(folder, JSON.parse(stdout)[0].filename)
}

test('a release that broke off publishes only the versions that the registry lacks', async () => {
  const { registry, folder } = await openRegistry()
  const [first, second] = [await pack(folder, 'first'), await pack(folder, 'second')]
  registry.refused.add('@tenant-api/second')
  expect(await publishTarball(first, false)).toBe('published')
  expect(await publishTarball(second, false)).toBe('failed')
  registry.refused.clear()
  registry.uploads.length = 0
  expect(await publishTarball(first, false)).toBe('exists')
  expect(await publishTarball(second, false)).toBe('published')
  expect(registry.uploads).toEqual(['@tenant-api/second@2.0.0'])
})
