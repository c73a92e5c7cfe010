import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { createClient } from '@tenant-api/client'
import {
  type InstalledPackage,
  installPacked,
  linkFromRepository,
} from '@tenant-api/packaging/install-packed'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { freePort } from '@tenant-api/test-kit/free-port'
import { listen } from '@tenant-api/test-kit/listen'
import { credentials, startService, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { rolldown } from 'rolldown'
import { build, createServer as createVite } from 'vite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { compilers } from './compilers.ts'
import { exported } from './exported.ts'
import { publishing } from './publishing.ts'

/** The options with which the README's app reaches the mock. */
const mockAccess = `baseUrl: 'http://127.0.0.1:4010', token: 'any'`
const run = promisify(execFile)

const folder = path.join(import.meta.dirname, '..')
let installed: InstalledPackage

beforeAll(async () => {
  installed = await installPacked(folder, [path.join(folder, '../client')])
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite'])
    await linkFromRepository(name, folder, installed.project)
  const readme = await readFile(path.join(folder, 'README.md'), 'utf8')
  const blocks = Array.from(
    readme.matchAll(/^```(?:html|tsx|json|ts)\n(?!\/\/ src\/)(.*?)^```$/gms),
    ([, block = '']) => block,
  )
  for (const [index, block] of blocks.entries()) {
    const [, name = `example-${index}.tsx`] = /^(?:\/\/|<!--) (\S+)/.exec(block) ?? []
    await writeFile(path.join(installed.project, name), block)
  }
})
afterAll(() => installed?.remove())

describe('The packed hooks', () => {
  test('have the client, React and TanStack Query as peer dependencies', async () => {
    const manifest = JSON.parse(await readFile(path.join(installed.folder, 'package.json'), 'utf8'))
    expect(manifest).not.toHaveProperty('dependencies')
    expect(Object.keys(manifest.peerDependencies)).toEqual([
      '@tanstack/react-query',
      '@tenant-api/client',
      'react',
    ])
    const imported = new Set<string>()
    for (const file of await readdir(installed.folder, { recursive: true })) {
      if (!/\.(js|d\.ts)$/.test(file)) continue
      const code = await readFile(path.join(installed.folder, file), 'utf8')
      for (const [, name = ''] of code.matchAll(/from ['"]([^.].*?)['"]/g)) imported.add(name)
    }
    expect([...imported].sort()).toEqual(Object.keys(manifest.peerDependencies))
  })

  test('pass publint and are-the-types-wrong', async () => {
    expect(await installed.problems()).toEqual([])
  })

  test('add less than 3 KB, minified and gzipped, to the client and TanStack Query', async () => {
    const others = `export * as client from '@tenant-api/client'\nexport * as query from '@tanstack/react-query'\n`
    const added =
      (await sizeOf(`${others}export * as hooks from '@tenant-api/react'`)) - (await sizeOf(others))
    expect(added).toBeLessThan(3 * 1024)
  })
})

describe('The README', () => {
  test.each(compilers)('has a tsconfig.json that compiles its examples, with %s', async (_, compiler) => {
    const compiled = await run(compiler, ['-p', installed.project]).catch(error => error)
    expect(compiled.stdout).toBe('')
  })

  test.each(compilers)(
    'has examples that compile in a strict project without skipLibCheck, with %s',
    async (_, compiler) => {
      const compilerOptions = {
        ...{
          module: 'esnext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          target: 'es2022',
          noEmit: true,
        },
        ...{
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: false,
        },
        ...{ lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] },
      }
      const config = path.join(installed.project, 'tsconfig.json')
      await writeFile(config, JSON.stringify({ compilerOptions, include: ['*.tsx'] }))
      const compiled = await run(compiler, ['-p', config]).catch(error => error)
      expect(compiled.stdout).toBe('')
    },
  )

  test.each(compilers)('has functions whose results a library can export, with %s', async (_, compiler) => {
    await writeFile(path.join(installed.project, 'exported.ts'), exported)
    const compilerOptions = {
      ...{ declaration: true, emitDeclarationOnly: true, outDir: 'types', strict: true },
      ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', types: [] },
    }
    const config = path.join(installed.project, 'exported.json')
    await writeFile(config, JSON.stringify({ compilerOptions, files: ['exported.ts'] }))
    const compiled = await run(compiler, ['-p', config]).catch(error => error)
    expect(compiled.stdout).toBe('')
  })

  test('has a proxy that adds a token, and cuts the event stream when the service is killed', async () => {
    const service = await startServiceProcess()
    onTestFinished(service.kill)
    vi.stubEnv('TENANT_API_URL', service.baseUrl)
    vi.stubEnv('TENANT_API_TOKEN', await service.token())
    const vite = await createVite({
      ...{ root: installed.project, logLevel: 'silent', optimizeDeps: { noDiscovery: true } },
      server: { host: '127.0.0.1', port: await freePort() },
    })
    await vite.listen()
    onTestFinished(() => vite.close())
    const [page = ''] = vite.resolvedUrls?.local ?? []
    const stream = await fetch(`${page}api/v2/events`, { headers: { authorization: 'Bearer any' } })
    expect(stream.status).toBe(200)
    await service.kill()
    await expect(stream.text()).rejects.toThrow()
  })

  test.skipIf(!chromiumPath)('has an app that shows live events and pages', async () => {
    const site = createServer(async ({ url = '/' }, response) => {
      const file = path.join(installed.project, 'dist', url === '/' ? 'index.html' : url)
      response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/html')
      response.end(await readFile(file).catch(() => ''))
    })
    const origin = await listen(site)
    const service = await startService({ CORS_ORIGINS: origin })
    const main = path.join(installed.project, 'main.tsx')
    const access = `baseUrl: '${service.baseUrl}', token: '${await service.token()}'`
    const code = await readFile(main, 'utf8')
    expect(code).toContain(mockAccess)
    await writeFile(main, code.replace(mockAccess, access))
    await build({ root: installed.project, logLevel: 'silent' })

    const client = createClient({ baseUrl: service.baseUrl, ...credentials })
    for (const name of ['a', 'b', 'c'])
      await client.createRateLimitPolicy({
        ...{ resource: 'oauth_authentication_api', consumer: 'client' },
        ...{ consumer_selector: `client_id:${name}`, configuration: { action: 'allow' } },
      })
    const browser = await launchChromium()
    const page = await browser.newPage()
    await page.goto(origin)
    await page.getByText('Live: open').waitFor()
    const [event_id] = await publishing(service.baseUrl)(1)
    await page.getByText(`organization.created ${event_id}`).waitFor()
    expect(await page.getByText('client_id:').count()).toBe(2)
    await page.route('**/rate-limit-policies?*', route => route.fulfill({ status: 404 }), { times: 1 })
    await page.getByText('Load more').click()
    await page.getByText('Try again').waitFor()
    expect(await page.getByText('client_id:').count()).toBe(2)
    await page.getByText('Try again').click()
    await page.getByText('client_id:c').waitFor()
    expect(await page.getByText('Try again').count()).toBe(0)
    await browser.close()
    await service.stop()
    site.close()
  })
})

/** The size of a module with its imports, minified and gzipped. */
async function sizeOf(code: string): Promise<number> {
  const input = path.join(installed.project, 'size.js')
  await writeFile(input, code)
  const bundle = await rolldown({ input, platform: 'browser', external: [/^react/], logLevel: 'silent' })
  const { output } = await bundle.generate({ minify: true })
  await bundle.close()
  return gzipSync(output[0].code).length
}
