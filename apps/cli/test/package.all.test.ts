import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { publint } from 'publint'
import { rolldown } from 'rolldown'
import { expect, inject, test } from 'vitest'
import { run } from './tenant-api.ts'

const folder = inject('installed')

test('the package runs with six dependencies and no others', async () => {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  expect(manifest.bin).toEqual({ 'tenant-api': './main.js' })
  expect(Object.keys(manifest.dependencies)).toEqual([
    'commander',
    'eventsource-parser',
    'fast-string-truncated-width',
    'leven',
    'openapi-fetch',
    'yaml',
  ])
  // npm installs it too, but the other commands work without it.
  expect(Object.keys(manifest.optionalDependencies)).toEqual(['@modelcontextprotocol/server'])
  const { stdout, stderr, code } = await run(['--help'])
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(stdout).toContain('8  network')
})

test('the package passes publint', async () => {
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true })
  expect(messages).toEqual([])
})

test('the package imports no workspace package of the repository', async () => {
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files)
    expect(await readFile(path.join(folder, file), 'utf8')).not.toMatch(/from ['"]@tenant-api\//)
})

test('the package has the schema of a tenant file for editors', async () => {
  const schema = await readFile(path.join(folder, 'contract/generated/tenant.schema.json'), 'utf8')
  expect(JSON.parse(schema).properties).toHaveProperty('event_streams')
})

// A third of it is yaml, which only the commands of `config` load, with the validators of their files.
test('the package with all dependencies but the optional one is smaller than 120 KB, minified and gzipped', async () => {
  const bundle = await rolldown({
    input: path.join(folder, 'main.js'),
    platform: 'node',
    external: /^@modelcontextprotocol\//,
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  const size = gzipSync(output[0].code).length
  expect(size).toBeGreaterThan(20_000)
  expect(size).toBeLessThan(120_000)
})
