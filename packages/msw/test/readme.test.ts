import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const playground = fileURLToPath(new URL('../../../playground/', import.meta.url))
const { resolve } = createRequire(import.meta.url)
const run = promisify(execFile)

let folder: string

beforeAll(async () => {
  const text = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const blocks = Array.from(text.matchAll(/^```ts\n(.*?)^```$/gms), ([, block = '']) => block)
  await mkdir(playground, { recursive: true })
  folder = await mkdtemp(path.join(playground, 'msw-readme-'))
  const [inTests = '', inBrowsers = '', ...others] = blocks
  expect(others).toEqual([])
  await writeFile(path.join(folder, 'tenant.test.ts'), inTests)
  await writeFile(path.join(folder, 'browser.ts'), inBrowsers)
  const compilerOptions = { rootDir: '.', lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'] }
  const config = { extends: '../../tsconfig.base.json', compilerOptions, include: ['*.ts'] }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the README', () => {
  test('has examples that compile', async () => {
    const compiled = await run(process.execPath, [resolve('typescript/bin/tsc'), '-p', folder]).catch(
      error => error,
    )
    expect(compiled.stdout).toBe('')
  }, 60_000)

  test('has tests that pass', async () => {
    const vitest = path.join(path.dirname(resolve('vitest/package.json')), 'vitest.mjs')
    const env = { ...process.env, NO_COLOR: '1' }
    const { stdout } = await run(process.execPath, [vitest, 'run', '--root', folder], { env }).catch(
      error => error,
    )
    expect(stdout).toMatch(/Tests +4 passed \(4\)/)
  }, 60_000)
})
