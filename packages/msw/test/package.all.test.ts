import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type InstalledPackage, installPacked } from '@tenant-api/packaging/install-packed'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../../..')
let installed: InstalledPackage

beforeAll(async () => {
  installed = await installPacked(path.join(import.meta.dirname, '..'))
})
afterAll(() => installed.remove())

const consumer = `
import { mockTenantApi } from '@tenant-api/msw'
import { setupServer } from 'msw/node'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers, api.answer('get_jwks', { status: 404 }))
server.listen()
const { status } = await fetch(baseUrl + '/api/v2/event-streams')
const { body } = await fetch(baseUrl + '/api/v2/events')
await api.subscribers(1)
const { message, streams } = api.push({ type: 'user.created' })
console.log(status, message.type, streams)
api.cut()
const broken = await new Response(body).text().catch(() => 'broken off')
console.log(broken)
server.close()
// @ts-expect-error 418 is not documented
api.answer('get_jwks', { status: 418 })
`

describe('the packed handlers', () => {
  test('depend only on the MSW that their user installs, and import nothing from other packages or Node', async () => {
    const manifest = JSON.parse(await readFile(path.join(installed.folder, 'package.json'), 'utf8'))
    expect(manifest).not.toHaveProperty('dependencies')
    expect(Object.keys(manifest.peerDependencies)).toEqual(['msw'])
    for (const file of await readdir(installed.folder, { recursive: true })) {
      if (!/\.(js|d\.ts)$/.test(file)) continue
      const code = await readFile(path.join(installed.folder, file), 'utf8')
      expect(code).not.toMatch(/from ['"](@tenant-api|node:)/)
    }
  })

  test('pass publint and are-the-types-wrong', async () => {
    expect(await installed.problems()).toEqual([])
  })

  test.each(['msw', 'msw-2'])('compile in a strict project, and run, with %s', async msw => {
    const link = path.join(installed.project, 'node_modules/msw')
    await rm(link)
    await symlink(path.join(root, 'node_modules', msw), link)
    await writeFile(path.join(installed.project, 'consumer.ts'), consumer)
    const compilerOptions = {
      ...{ module: 'node20', strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true },
      ...{ noUncheckedIndexedAccess: true, target: 'es2022', types: [], outDir: 'compiled' },
      ...{ lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'] },
    }
    await writeFile(
      path.join(installed.project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*.ts'] }),
    )
    const compiled = await run(process.execPath, [typescript, '-p', installed.project]).catch(error => error)
    expect(compiled.stdout).toBe('')
    const { stdout } = await run(process.execPath, [
      path.join(installed.project, 'compiled/consumer.js'),
    ]).catch(error => error)
    expect(stdout).toBe('200 user.created 1\nbroken off\n')
  })

  test('make the compiler name a mistake, also in a function', async () => {
    const folder = path.join(installed.project, 'mistakes')
    await mkdir(folder)
    const mistakes = [
      '{ status: 418 }',
      'async () => ({ status: 418 })',
      "{ body: { name: 'a' } }",
      "{ fault: 'cut' }",
    ]
    const calls = mistakes.map(choice => `api.answer('get_event_stream', ${choice})`)
    const lines = [
      consumer.split('\n')[1],
      'const api = mockTenantApi({ baseUrl: "https://a.example" })',
      ...calls,
    ]
    await writeFile(path.join(folder, 'mistakes.ts'), lines.join('\n'))
    const options = { module: 'node20', strict: true, skipLibCheck: true, noEmit: true, types: [] }
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
    const { stdout } = await run(process.execPath, [typescript, '-p', folder]).catch(error => error)
    const errors: string[] = stdout.split(/^\S*mistakes\.ts/m).slice(1)
    const statuses = "Type '418' is not assignable to type '.*\\b404\\b.*'\\."
    expect(errors).toEqual(
      [
        `^\\(3,34\\): error TS2322: ${statuses}`,
        `^\\(4,32\\): error TS2345: [^]*\\n *${statuses}\\n*$`,
        '^\\(5,34\\): error TS2322: [^]*is missing the following properties from type [^\\n]*: id, subscriptions, destination',
        `^\\(6,34\\): error TS2322: Type '"cut"' is not assignable to type '"reset"'`,
      ].map(pattern => expect.stringMatching(new RegExp(pattern))),
    )
  })

  test('add less than 29 KB to a page, minified and gzipped, besides MSW', async () => {
    const bundle = await rolldown({
      input: path.join(installed.folder, 'index.js'),
      platform: 'browser',
      external: ['msw'],
    })
    const { output } = await bundle.generate({ minify: true })
    await bundle.close()
    expect(gzipSync(output[0].code, { level: 9 }).length).toBeLessThan(29 * 1024)
  })
})
