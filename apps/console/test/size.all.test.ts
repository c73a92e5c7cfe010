import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dist } from '../built-files.ts'

/** Imports that load before the script runs. */
const staticImport = /from\s*["'`]\.\/([\w-]+\.js)["'`]/g
const anyImport = /(?:from|import\(?)\s*["'`]\.\/([\w-]+\.js)["'`]/g

/** The scripts and styles that a page loads, with all that their scripts import. */
async function filesOf(page: string, imported: RegExp): Promise<readonly string[]> {
  const html = await readFile(path.join(dist, page), 'utf8')
  const files = new Set(Array.from(html.matchAll(/"\/\w+\/assets\/([^"]+)"/g), ([, file = '']) => file))
  // A Set also iterates over the files that are added meanwhile.
  for (const file of files) {
    const text = await readFile(path.join(dist, 'assets', file), 'utf8')
    for (const [, name = ''] of text.matchAll(imported)) files.add(name)
  }
  return [...files]
}

async function gzipped(files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map(file => readFile(path.join(dist, 'assets', file))))
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0)
}

test('loads at most 120 KB of scripts and styles before the first view, gzipped', async () => {
  const files = await filesOf('index.html', staticImport)
  expect(files.length).toBeGreaterThan(1)
  expect(await gzipped(files)).toBeLessThanOrEqual(120_000)
})

test.each(['index.html', 'reference.html'])(
  '%s loads at most 170 KB of scripts and styles for all views, gzipped',
  async page => {
    const files = await filesOf(page, anyImport)
    expect(files.length).toBeGreaterThan(5)
    expect(await gzipped(files)).toBeLessThanOrEqual(170_000)
  },
)
