import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { root } from './compile.ts'
import { packPackage } from './pack-package.ts'
import { packageProblems } from './package-problems.ts'

const run = promisify(execFile)

/** A package as its users get it: built, packed and installed in a project outside the repository. */
export interface InstalledPackage {
  /** The project's folder. */
  readonly project: string
  /** The package's folder in the project's node_modules. */
  readonly folder: string
  /** Problems found by publint, are-the-types-wrong and `packageProblems`. */
  problems(): Promise<readonly unknown[]>
  remove(): Promise<void>
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * Builds a package with its `build.ts` and installs the tarball that npm would publish. Downloads nothing: links exactly the
 * declared dependencies from the repository, so a missing declaration breaks the package.
 *
 * @param peerFolders folders of peer dependencies that are installed from their tarballs too
 */
export async function installPacked(
  packageFolder: string,
  peerFolders: readonly string[] = [],
): Promise<InstalledPackage> {
  const place = await mkdtemp(path.join(tmpdir(), 'tenant-api-package-'))
  const project = path.join(place, 'project')
  const install = async (source: string) => {
    const tarball = await packPackage(source, place)
    const unpacked = await mkdtemp(path.join(place, 'unpacked-'))
    await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', unpacked])
    const manifest: Manifest = JSON.parse(await readFile(path.join(unpacked, 'package.json'), 'utf8'))
    const folder = path.join(project, 'node_modules', manifest.name)
    await mkdir(path.dirname(folder), { recursive: true })
    await rename(unpacked, folder)
    return { source, tarball, folder, manifest }
  }
  const installed = await Promise.all([packageFolder, ...peerFolders].map(install))
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }')
  for (const { source, manifest } of installed)
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      await linkFromRepository(name, source, project)
  const [{ folder, tarball }] = installed as [(typeof installed)[number]]
  return {
    project,
    folder,
    problems: async () => [
      ...(await publintProblems(folder)),
      ...(await typeProblems(tarball)),
      ...(await packageProblems(folder, path.join(project, 'node_modules'))),
    ],
    remove: () => rm(place, { recursive: true }),
  }
}

/** Links a dependency of the repository's package `source` into a project, unless the project has it. */
export async function linkFromRepository(name: string, source: string, project: string): Promise<void> {
  const link = path.join(project, 'node_modules', name)
  if (await exists(link)) return
  await mkdir(path.dirname(link), { recursive: true })
  await symlink(await folderOf(name, source), link)
}

async function publintProblems(pkgDir: string): Promise<readonly unknown[]> {
  const { messages } = await publint({ pkgDir, pack: false, strict: true })
  return messages
}

/** Ignores problems of CommonJS resolution: the packages are ES modules only. */
async function typeProblems(tarball: string): Promise<readonly unknown[]> {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarball)))
  if (!analysis.types) return ['there are no types']
  return analysis.problems.filter(
    problem => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  )
}

/** The folder of an installed dependency, resolved as Node would from the package. */
async function folderOf(name: string, packageFolder: string): Promise<string> {
  for (const folder of [packageFolder, root]) {
    const candidate = path.join(folder, 'node_modules', name)
    if (await exists(candidate)) return candidate
  }
  throw new Error(`${name} is not installed`)
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
