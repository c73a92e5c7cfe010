import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type InstalledTarball, installTarballs } from './install-tarballs.ts'
import { packOnce } from './pack-once.ts'

export { linkFromRepository } from './install-tarballs.ts'

/** A package as its users get it: built, packed and installed in a project outside the repository. */
export interface InstalledPackage extends InstalledTarball {
  /** The project's folder. */
  readonly project: string
  remove(): Promise<void>
}

/**
 * Builds a package with its `build.ts` and installs the tarball that npm would publish, as `installTarballs` does.
 *
 * @param peerFolders folders of peer dependencies that are installed from their tarballs too
 */
export async function installPacked(
  packageFolder: string,
  peerFolders: readonly string[] = [],
): Promise<InstalledPackage> {
  const place = await mkdtemp(path.join(tmpdir(), 'tenant-api-package-'))
  const project = path.join(place, 'project')
  const tarballs = await Promise.all([packageFolder, ...peerFolders].map(packOnce))
  const [installed] = (await installTarballs(tarballs, project)) as [InstalledTarball]
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }')
  return { ...installed, project, remove: () => rm(place, { recursive: true }) }
}
