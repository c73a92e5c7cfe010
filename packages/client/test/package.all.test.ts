import { execFile } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type InstalledPackage, installPacked } from '@tenant-api/packaging/install-packed'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf, messageOf, startService } from './service.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('..', import.meta.url))
const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc')

let installed: InstalledPackage

beforeAll(async () => {
  installed = await installPacked(folder)
})
afterAll(() => installed.remove())

describe('the packed client', () => {
  test('depends only on openapi-fetch and eventsource-parser, and contains the types of the contract', async () => {
    const manifest = JSON.parse(await readFile(path.join(installed.folder, 'package.json'), 'utf8'))
    expect(Object.keys(manifest.dependencies)).toEqual(['eventsource-parser', 'openapi-fetch'])
    expect(manifest).not.toHaveProperty('private')
    expect(manifest).not.toHaveProperty('devDependencies')
    const files = await readdir(installed.folder, { recursive: true })
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'browsers.md', 'LICENSE', 'index.js', 'index.d.ts']),
    )
    const code = files.filter(file => /\.(js|d\.ts)$/.test(file))
    for (const file of code)
      expect(await readFile(path.join(installed.folder, file), 'utf8')).not.toMatch(/from ['"]@tenant-api/)
  })

  test('passes publint and are-the-types-wrong', async () => {
    expect(await installed.problems()).toEqual([])
  })

  test.each([
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])(
    'compiles in a strict project with module %s and moduleResolution %s, and runs',
    async (module, moduleResolution) => {
      const source = path.join(installed.project, moduleResolution)
      await cp(path.join(folder, 'test/consumer.ts'), path.join(source, 'consumer.ts'))
      const compilerOptions = {
        ...{ module, moduleResolution, strict: true, exactOptionalPropertyTypes: true },
        ...{ noUncheckedIndexedAccess: true, skipLibCheck: false, target: 'es2022', types: [] },
        ...{ lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'], outDir: 'built' },
      }
      await writeFile(path.join(source, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
      const compiled = await run(process.execPath, [typescript, '-p', source]).catch(error => error)
      expect(compiled.stdout).toBe('')

      const service = await startService()
      const running = run(process.execPath, [path.join(source, 'built/consumer.js'), service.baseUrl])
      const page = exampleOf('list_event_streams', 200, 'checkpoint') as object
      ;(await service.next()).answerJson('list_event_streams', { ...page, next: 'c1' })
      ;(await service.next()).answerJson('list_event_streams', { ...page, next: undefined })
      const publication = await service.next()
      publication.answer('publish_events', 403, 'insufficient_scope')
      const stream = await service.next()
      stream.openEventStream('o1')
      stream.send(messageOf('user.created', 'o2'))
      const { stdout, stderr } = await running
      expect(stderr).toBe('')
      expect(stdout.trim().split('\n')).toEqual([
        'forbidden',
        `welcome ${messageOf('user.created', 'o2').event.data.object.user_id}`,
        'valid',
        'signature_not_accepted',
      ])
    },
  )

  test('has a main entry below 9.25 KB, minified and gzipped at the default level with all its dependencies', async () => {
    const bundle = await rolldown({ input: path.join(installed.folder, 'index.js'), platform: 'browser' })
    const { output } = await bundle.generate({ minify: true })
    await bundle.close()
    expect(output).toHaveLength(1)
    expect(gzipSync(output[0].code).length).toBeLessThan(9.25 * 1024)
  })
})
