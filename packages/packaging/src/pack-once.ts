import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './compile.ts'

const run = promisify(execFile)
const pack = path.join(import.meta.dirname, 'pack.ts')

/**
 * Packs a package as `npm run pack` does. Returns the tarball of an earlier call, also by another process, unless a file has changed
 * since: the tests of several workspaces install the same packages, and packing one takes 3 s of CPU time.
 */
export async function packOnce(packageFolder: string): Promise<string> {
  const folder = path.relative(root, path.resolve(packageFolder))
  const kept = path.join(root, 'node_modules/.cache/packed', path.basename(folder))
  const place = path.join(kept, await digestOf(folder))
  await mkdir(kept, { recursive: true })
  const before = await readdir(kept)
  if (!before.includes(path.basename(place))) {
    const packed = await mkdtemp(path.join(kept, 'new-'))
    // Another process, because the compiler would take the memory of this one.
    await run(process.execPath, [pack, path.basename(folder), '--to', packed])
    // Fails if another process has packed the same meanwhile.
    await rename(packed, place).catch(() => rm(packed, { recursive: true }))
    const old = before.filter(name => !name.startsWith('new-'))
    await Promise.all(old.map(name => rm(path.join(kept, name), { recursive: true, force: true })))
  }
  const [tarball = ''] = await readdir(place)
  return path.join(place, tarball)
}

/** A digest of all files from which a package is built: its own, those of the packages and the console that it may contain, and those of the root. */
async function digestOf(folder: string): Promise<string> {
  const files = globSync(
    ['packages/*/**/*.*', 'apps/console/**/*.*', `${folder}/**/*.*`, 'docs/*.md', '*.json', 'LICENSE'],
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/test/**', '**/dist/**'],
    },
  )
  const hash = createHash('sha256').update(process.version)
  for (const file of [...new Set(files)].toSorted()) {
    hash.update(file)
    hash.update(await readFile(path.join(root, file)).catch(() => ''))
  }
  return hash.digest('hex').slice(0, 32)
}
