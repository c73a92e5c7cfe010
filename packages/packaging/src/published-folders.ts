import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from './compile.ts'

/** The folders of the published packages. A published package has a `build.ts`. */
export async function publishedFolders(): Promise<readonly string[]> {
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
