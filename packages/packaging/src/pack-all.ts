import { mkdir, rm } from 'node:fs/promises'
import { packPackage } from './pack-package.ts'
import { publishedFolders } from './published-folders.ts'

/** Packs all published packages into a folder, after deleting its content. Returns the paths of the tarballs. */
export async function packAll(folder: string): Promise<readonly string[]> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const tarballs: string[] = []
  for (const published of await publishedFolders()) tarballs.push(await packPackage(published, folder))
  return tarballs
}
