import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Builds a package with its `build.ts` and packs it as npm would publish it. Returns the path of the tarball. */
export async function packPackage(packageFolder: string, destination: string): Promise<string> {
  const built = await mkdtemp(path.join(tmpdir(), 'tenant-api-built-'))
  await run(process.execPath, [path.join(packageFolder, 'build.ts'), built])
  const options = ['--json', '--ignore-scripts', '--pack-destination', destination]
  const { stdout } = await run('npm', ['pack', ...options, built])
  await rm(built, { recursive: true })
  return path.join(destination, JSON.parse(stdout)[0].filename)
}
