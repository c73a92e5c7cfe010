import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  type InstalledPackage,
  installPacked,
  linkFromRepository,
} from '@tenant-api/packaging/install-packed'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startMock } from '../src/index.ts'
import { sendTo } from './send.ts'

const { resolve } = createRequire(import.meta.url)
const run = promisify(execFile)
const folder = path.join(import.meta.dirname, '..')
const root = path.join(folder, '../..')

describe('the README', () => {
  let installed: InstalledPackage

  beforeAll(async () => {
    installed = await installPacked(folder, [path.join(root, 'packages/client')])
    const { project } = installed
    await linkFromRepository('vitest', folder, project)
    const readme = await readFile(path.join(installed.folder, 'README.md'), 'utf8')
    const blocks = Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms), ([, block = '']) => block)
    // The blocks are one file, as the README says.
    await writeFile(path.join(project, 'tenant.test.ts'), blocks.join('\n'))
    const compilerOptions = {
      ...{ module: 'node20', strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true },
      ...{ noUncheckedIndexedAccess: true, target: 'es2022', types: [], noEmit: true },
      ...{ lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'] },
    }
    const config = JSON.stringify({ compilerOptions, include: ['*.ts'] })
    await writeFile(path.join(project, 'tsconfig.json'), config)
  })

  afterAll(() => installed.remove())

  test('shows the answer to its first request', async () => {
    const readme = await readFile(path.join(folder, 'README.md'), 'utf8')
    const [, place = ''] = /'http:\/\/127\.0\.0\.1:4010(\/[^']*)'/.exec(readme) ?? []
    const [, answer = ''] = /^```json\n(.*)\n```$/m.exec(readme) ?? []
    const mock = await startMock()
    onTestFinished(() => mock.close())
    const { body } = await sendTo(mock.url + place)
    expect(body).toEqual(JSON.parse(answer))
  })

  test('has examples that compile', async () => {
    const compiler = resolve('typescript/bin/tsc')
    const compiled = await run(process.execPath, [compiler, '-p', installed.project]).catch(error => error)
    expect(compiled.stdout).toBe('')
  })

  test('has tests that pass', async () => {
    const vitest = path.join(path.dirname(resolve('vitest/package.json')), 'vitest.mjs')
    const options = { cwd: installed.project, env: { ...process.env, NO_COLOR: '1' } }
    const { stdout } = await run(process.execPath, [vitest, 'run'], options).catch(error => error)
    expect(stdout).toMatch(/Test Files +1 passed \(1\)\n +Tests +4 passed \(4\)/)
  })
})
