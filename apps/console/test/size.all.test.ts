import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dist } from '../built-files.ts'

test('loads at most 120 KB of scripts and styles before the first view, gzipped', async () => {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8')
  const first = new Set<string>()
  const pending = Array.from(html.matchAll(/\/console\/(assets\/[^"]+)/g), ([, file = '']) => file)
  for (const file of pending) {
    if (first.has(file)) continue
    first.add(file)
    const text = await readFile(path.join(dist, file), 'utf8')
    // Static imports: they load before the script runs.
    for (const [, name = ''] of text.matchAll(/from\s*"\.\/([^"]+)"/g)) pending.push(`assets/${name}`)
  }
  expect(first.size).toBeGreaterThan(1)
  expect(await gzipped([...first])).toBeLessThanOrEqual(120_000)
})

test('loads at most 200 KB of scripts and styles for all views, gzipped', async () => {
  const all = await readdir(path.join(dist, 'assets'))
  expect(await gzipped(all.map(name => `assets/${name}`))).toBeLessThanOrEqual(200_000)
})

async function gzipped(files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map(file => readFile(path.join(dist, file))))
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0)
}
