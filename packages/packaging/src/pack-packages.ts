import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The `build.ts` of a published package. */
interface Build {
  /** Writes the published form of the package into a folder, ready for `npm publish <dist>`. */
  build(dist: string): Promise<void>
}

/**
 * Builds packages, and packs them as npm would publish them.
 *
 * All of them are built in this process, because it has to load and warm up the compiler only once, and packed by one `npm pack`.
 *
 * @param destination the folder of the tarballs
 * @returns the paths of the tarballs, in the order of the packages
 */
export async function packPackages(
  packageFolders: readonly string[],
  destination: string,
): Promise<readonly string[]> {
  await mkdir(destination, { recursive: true })
  const place = await mkdtemp(path.join(tmpdir(), 'tenant-api-built-'))
  try {
    const built: string[] = []
    for (const folder of packageFolders) {
      const { build }: Build = await import(path.join(folder, 'build.ts'))
      const dist = path.join(place, path.basename(folder))
      await build(dist)
      built.push(dist)
    }
    const options = ['--json', '--ignore-scripts', '--pack-destination', destination]
    const { stdout } = await run('npm', ['pack', ...options, ...built], { maxBuffer: 2 ** 24 })
    const packed: readonly { readonly filename: string }[] = JSON.parse(stdout)
    return packed.map(({ filename }) => path.join(destination, filename))
  } finally {
    await rm(place, { recursive: true })
  }
}
