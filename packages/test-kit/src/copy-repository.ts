import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './root.ts'

const left = new Set(['node_modules', '.git', '.turbo', 'data', 'dist', 'playground'])

/**
 * Copies the repository, so that a test can change the copy. The copy's workspaces import each other, and the libraries of the
 * original.
 */
export async function copyRepository(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-copy-'))
  await cp(root, folder, { recursive: true, filter: source => !left.has(path.basename(source)) })
  await linkLibraries(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const group of ['packages', 'apps']) {
    for (const workspace of await readdir(path.join(root, group))) {
      const libraries = path.join(group, workspace, 'node_modules')
      await linkLibraries(path.join(root, libraries), path.join(folder, libraries)).catch(ignoreMissing)
    }
  }
  const ours = path.join(folder, 'node_modules/@tenant-api')
  await mkdir(ours)
  for (const name of await readdir(path.join(root, 'node_modules/@tenant-api'))) {
    const group = (await readdir(path.join(root, 'packages'))).includes(name) ? 'packages' : 'apps'
    await symlink(path.join(folder, group, name), path.join(ours, name))
  }
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** Links each library separately, so that tests write their caches to the copy's own `node_modules`. */
async function linkLibraries(from: string, to: string): Promise<void> {
  const names = await readdir(from)
  await mkdir(to, { recursive: true })
  for (const name of names)
    if (name !== '@tenant-api' && !/^\.(?!bin$)/.test(name))
      await symlink(path.join(from, name), path.join(to, name))
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
