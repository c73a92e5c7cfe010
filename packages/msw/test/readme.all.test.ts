import { execFile } from 'node:child_process'
import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  type InstalledPackage,
  installPacked,
  linkFromRepository,
} from '@tenant-api/packaging/install-packed'
import { listen } from '@tenant-api/test-kit/listen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { resolve } = createRequire(import.meta.url)
const run = promisify(execFile)
const folder = path.join(import.meta.dirname, '..')
const root = path.join(folder, '../..')

/** One more test for the README's test file. */
const unhandledTest = (url: string) => `
test('fails for a request without a handler', () => expect(fetch('${url}')).rejects.toThrow())
`

describe.each(['msw', 'msw-2'])('the README, with %s,', msw => {
  const unhandled = createServer((_, response) => response.end())
  let installed: InstalledPackage

  beforeAll(async () => {
    installed = await installPacked(folder, [path.join(root, 'packages/client')])
    const { project } = installed
    const link = path.join(project, 'node_modules/msw')
    await rm(link)
    await symlink(path.join(root, 'node_modules', msw), link)
    await linkFromRepository('vitest', folder, project)
    const readme = await readFile(path.join(installed.folder, 'README.md'), 'utf8')
    const blocks = Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms), ([, block = '']) => block)
    const inBrowsers = blocks.pop() ?? ''
    // All blocks but the last one are one file, as the README says.
    const inTests = blocks.join('\n')
    const unhandledUrl = await listen(unhandled)
    await writeFile(path.join(project, 'tenant.test.ts'), inTests + unhandledTest(unhandledUrl))
    await writeFile(path.join(project, 'browser.ts'), inBrowsers)
    const compilerOptions = {
      ...{ module: 'node20', strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true },
      ...{ noUncheckedIndexedAccess: true, target: 'es2022', types: [], noEmit: true },
      ...{ lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'] },
    }
    const config = JSON.stringify({ compilerOptions, include: ['*.ts'] })
    await writeFile(path.join(project, 'tsconfig.json'), config)
  })

  afterAll(() => {
    unhandled.close()
    return installed.remove()
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
    expect(stdout).toMatch(/Test Files +1 passed \(1\)\n +Tests +11 passed \(11\)/)
  })
})
