import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readFile, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { root } from './compile.ts'
import { packageProblems } from './package-problems.ts'

const run = promisify(execFile)

/** A package in the node_modules of a project. */
export interface InstalledTarball {
  readonly name: string
  /** Its folder in the project's node_modules. */
  readonly folder: string
  readonly exports: Readonly<Record<string, unknown>>
  /** Problems found by publint, are-the-types-wrong and `packageProblems`. */
  problems(): Promise<readonly unknown[]>
}

interface Manifest extends Pick<InstalledTarball, 'name' | 'exports'> {
  /** Its `directory` is the folder of the package in the repository. */
  readonly repository: { readonly directory: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * Installs tarballs of published packages in a project. Downloads nothing: links exactly the declared dependencies from the
 * repository, so a missing declaration breaks the package.
 */
export async function installTarballs(
  tarballs: readonly string[],
  project: string,
): Promise<readonly InstalledTarball[]> {
  const modules = path.join(project, 'node_modules')
  await mkdir(modules, { recursive: true })
  const installed = await Promise.all(tarballs.map(tarball => unpack(tarball, modules)))
  for (const { repository, dependencies, optionalDependencies, peerDependencies } of installed)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      await linkFromRepository(name, path.join(root, repository.directory), project)
  return installed.map(({ tarball, folder, name, exports }) => ({
    name,
    folder,
    exports,
    problems: async () => [
      ...(await publintProblems(folder)),
      ...(await typeProblems(tarball, exports)),
      ...(await packageProblems(folder, modules)),
    ],
  }))
}

/** Links a dependency of the package in the folder `source` into a project, unless the project already has it. */
export async function linkFromRepository(name: string, source: string, project: string): Promise<void> {
  const link = path.join(project, 'node_modules', name)
  if (await exists(link)) return
  await mkdir(path.dirname(link), { recursive: true })
  await symlink(await folderOf(name, source), link)
}

async function unpack(tarball: string, modules: string) {
  const unpacked = await mkdtemp(path.join(modules, '.unpacked-'))
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', unpacked])
  const manifest: Manifest = JSON.parse(await readFile(path.join(unpacked, 'package.json'), 'utf8'))
  const folder = path.join(modules, manifest.name)
  await mkdir(path.dirname(folder), { recursive: true })
  await rename(unpacked, folder)
  return { tarball, folder, ...manifest }
}

async function publintProblems(pkgDir: string): Promise<readonly unknown[]> {
  const { messages } = await publint({ pkgDir, pack: false, strict: true })
  return messages
}

/** None for a program, which nothing imports. Ignores problems of CommonJS resolution: the packages are ES modules only. */
async function typeProblems(tarball: string, exports: object = {}): Promise<readonly unknown[]> {
  if (Object.keys(exports).length === 0) return []
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
