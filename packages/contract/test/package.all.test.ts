import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { type InstalledPackage, installPacked } from '@tenant-api/packaging/install-packed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { document, operations, publicDocument } from '../src/index.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const typescript = require.resolve('typescript/bin/tsc')
const nodeTypes = path.dirname(require.resolve('@types/node/package.json'))

let installed: InstalledPackage

beforeAll(async () => {
  installed = await installPacked(path.join(import.meta.dirname, '..'))
  await mkdir(path.join(installed.project, 'node_modules/@types'))
  await symlink(nodeTypes, path.join(installed.project, 'node_modules/@types/node'))
})
afterAll(() => installed.remove())

/** Compiles a program with strict options in a project that has installed the package, and runs it. */
async function compileAndRun(name: string, program: string): Promise<string> {
  const folder = path.join(installed.project, name)
  await mkdir(folder)
  await writeFile(path.join(folder, 'program.ts'), program)
  const compilerOptions = {
    ...{ module: 'nodenext', strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ skipLibCheck: false, target: 'es2024', lib: ['es2024'], types: ['node'], outDir: 'compiled' },
    // The program imports the documents as JSON modules.
    ...{ resolveJsonModule: true, rootDir: '.' },
  }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const compiled = await run(process.execPath, [typescript, '-p', folder]).catch(error => error)
  expect(compiled.stdout).toBe('')
  const { stdout, stderr } = await run(process.execPath, [path.join(folder, 'compiled/program.js')], {
    // The program may print the document.
    maxBuffer: 1e8,
  })
  expect(stderr).toBe('')
  return stdout
}

describe('the packed contract', () => {
  it('depends only on Ajv, leven and yaml, and contains no sources and no files that only this repository uses', async () => {
    const manifest = JSON.parse(await readFile(path.join(installed.folder, 'package.json'), 'utf8'))
    expect(Object.keys(manifest.dependencies)).toEqual(['ajv', 'ajv-formats', 'leven', 'yaml'])
    expect(manifest).not.toHaveProperty('private')
    expect(manifest.version).toBe(document.info.version)
    const files = await readdir(installed.folder, { recursive: true })
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']))
    expect(files.filter(file => /(?<!\.d)\.ts$|write-generated|generate\./.test(file))).toEqual([])
  })

  it('passes publint and are-the-types-wrong', async () => {
    expect(await installed.problems()).toEqual([])
  })

  it('compiles and runs the example of its README', async () => {
    const readme = await readFile(path.join(installed.folder, 'README.md'), 'utf8')
    const [, example = ''] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? []
    expect((await compileAndRun('readme', example)).split('\n')).toEqual([
      'GET /api/v2/event-streams/{id}/deliveries read:event_streams or read:event_deliveries',
      ...['/headers/Cache-Control is required', '/headers/X-Request-ID is required'],
      ...['/body/0/event_stream_id is required'],
      '0 event: offset-only',
      ...['data: {"type":"offset-only","offset":"o1"}', 'id: o1', '', '', ''],
    ])
  })

  it('has a command that names the consumers that break, and whose libraries are optional', async () => {
    const example = path.join(import.meta.dirname, '../example')
    const main = path.join(installed.folder, 'command/main.js')
    const command = (...args: readonly string[]) =>
      run(process.execPath, [main, ...args], { cwd: example, maxBuffer: 1e7 }).catch(error => error)
    const args = ['--released', 'released.json', '--consumers', 'consumers/*.json']
    expect(await command('can-i-deploy', 'stopped.json', ...args)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('dashboard breaks:'),
      stderr: '',
    })
    expect((await command('can-i-deploy', 'allowed.json', ...args)).stdout).toMatch(/^Yes, /)
    const packed = path.join(installed.folder, 'generated/openapi.public.json')
    expect((await command('diff', packed, packed)).stdout).toMatch(/^Nothing that consumers see has changed/)

    await rm(path.join(installed.project, 'node_modules/openapi-typescript'))
    expect(await command('types', packed)).toMatchObject({
      code: 2,
      stdout: '',
      stderr:
        'This needs openapi-typescript@7.13.0. Install it: npm install --save-dev --save-exact openapi-typescript@7.13.0\n',
    })
    const sizes = (await readdir(installed.folder, { recursive: true, withFileTypes: true }))
      .filter(file => file.isFile() && /\/(command|compatibility)$/.test(file.parentPath))
      .map(async file => (await stat(path.join(file.parentPath, file.name))).size)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThan(500_000)
    expect(bytes).toBeGreaterThan(50_000)
  })

  it('exports the document, its table of operations and its types', async () => {
    const output = await compileAndRun(
      'document',
      `
        import { document, type Input, operations, type Reply, validatePublishEvent } from '@tenant-api/contract'
        import whole from '@tenant-api/contract/openapi.json' with { type: 'json' }
        import forConsumers from '@tenant-api/contract/openapi.public.json' with { type: 'json' }
        import type { EventMessage } from '@tenant-api/contract/types'

        const take: Input<'get_event_deliveries'>['query']['take'] = 50
        const reply: Reply<'delete_event_stream'> = { status: 404, body: { statusCode: 404, error: 'Not Found', message: '', errorCode: 'not_found' } }
        const type: EventMessage['type'] = 'user.created'
        // @ts-expect-error the document has no such status
        const refused: Reply<'delete_event_stream'>['status'] = 418
        const faults = validatePublishEvent({ type, data: {} }).length
        console.log(JSON.stringify({ take, type, status: reply.status, refused, isFaulty: faults > 0 }))
        console.log(JSON.stringify([document, whole, forConsumers, operations]))
      `,
    )
    const [values = '', documents = ''] = output.split('\n')
    expect(JSON.parse(values)).toEqual({
      ...{ take: 50, type: 'user.created', status: 404, refused: 418, isFaulty: true },
    })
    expect(JSON.parse(documents)).toEqual([document, document, publicDocument, operations])
  })
})
