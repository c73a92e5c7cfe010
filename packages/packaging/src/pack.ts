/**
 * Writes the tarballs of all published packages to dist/ in the repository's root.
 *
 * Usage: npm run pack                into dist/
 *        npm run pack -- <folder>    into another folder, which is emptied first
 */
import { access, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from './compile.ts'
import { packPackage } from './pack-package.ts'

const dist = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
await rm(dist, { recursive: true, force: true })
await mkdir(dist, { recursive: true })
for (const folder of await publishedFolders())
  process.stdout.write(`${path.relative(process.cwd(), await packPackage(folder, dist))}\n`)

/** The folders of the packages that have a `build.ts`. */
async function publishedFolders(): Promise<readonly string[]> {
  const groups = ['packages', 'apps'].map(async group => {
    const names = await readdir(path.join(root, group))
    return names.map(name => path.join(root, group, name))
  })
  const folders = (await Promise.all(groups)).flat()
  const isPublished = await Promise.all(
    folders.map(folder =>
      access(path.join(folder, 'build.ts')).then(
        () => true,
        () => false,
      ),
    ),
  )
  return folders.filter((_, index) => isPublished[index])
}
