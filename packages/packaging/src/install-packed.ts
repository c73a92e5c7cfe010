import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { root } from './compile.ts'
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
 */
export async function installPacked(packageFolder: string): Promise<InstalledPackage> {
  const place = await mkdtemp(path.join(tmpdir(), 'tenant-api-package-'))
  const built = path.join(place, 'built')
  await run(process.execPath, [path.join(packageFolder, 'build.ts'), built])
  const { stdout } = await run('npm', [
    'pack',
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    place,
    built,
  ])
  const tarball = path.join(place, JSON.parse(stdout)[0].filename)

  const project = path.join(place, 'project')
  const manifest: Manifest = JSON.parse(await readFile(path.join(built, 'package.json'), 'utf8'))
  const folder = path.join(project, 'node_modules', manifest.name)
  await mkdir(folder, { recursive: true })
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder])
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }')
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    const link = path.join(project, 'node_modules', name)
    await mkdir(path.dirname(link), { recursive: true })
    await symlink(await folderOf(name, packageFolder), link)
  }
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
    const isThere = await access(candidate).then(
      () => true,
      () => false,
    )
    if (isThere) return candidate
  }
  throw new Error(`${name} is not installed`)
}
