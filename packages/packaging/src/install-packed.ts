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

/** A package as its users have it: built, packed, and installed in a project outside of the repository. */
export interface InstalledPackage {
  /** The project's folder. */
  readonly project: string
  /** The package's folder in it. */
  readonly folder: string
  /** What publint, are-the-types-wrong and `packageProblems` find wrong with it. */
  problems(): Promise<readonly unknown[]>
  remove(): Promise<void>
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * Builds a package by its `build.ts` and installs what npm would publish. npm is asked for nothing: what the package says it
 * depends on, and nothing else, is linked to where the repository has it.
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
      ...(await packageProblems(folder)),
    ],
    remove: () => rm(place, { recursive: true }),
  }
}

async function publintProblems(pkgDir: string): Promise<readonly unknown[]> {
  const { messages } = await publint({ pkgDir, pack: false, strict: true })
  return messages
}

/** It is a package of ES modules alone: how others would resolve it is no promise. */
async function typeProblems(tarball: string): Promise<readonly unknown[]> {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarball)))
  if (!analysis.types) return ['there are no types']
  return analysis.problems.filter(
    problem => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  )
}

/** Where a dependency is installed, as one that Node resolves from the package. */
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
