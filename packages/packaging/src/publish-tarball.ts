import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Publishes a tarball, unless the registry has its version: npm refuses such a version, so a release that broke off could not be
 * continued. A dry run sends nothing to the registry.
 */
export async function publishTarball(
  tarball: string,
  isDryRun: boolean,
): Promise<'published' | 'exists' | 'failed'> {
  if (!isDryRun && (await isPublished(tarball))) return 'exists'
  const mode = isDryRun ? ['--dry-run', '--offline'] : []
  const npm = spawn('npm', ['publish', tarball, '--ignore-scripts', ...mode], { stdio: 'inherit' })
  const [code] = await once(npm, 'close')
  return code === 0 ? 'published' : 'failed'
}

async function isPublished(tarball: string): Promise<boolean> {
  const manifest = await run('tar', ['-xzOf', tarball, 'package/package.json'])
  const { name, version } = JSON.parse(manifest.stdout)
  // npm fails if the package is unknown. After any other failure, publishing fails too and prints the reason.
  const { stdout } = await run('npm', ['view', `${name}@${version}`, 'version']).catch(() => ({ stdout: '' }))
  return stdout.trim() === version
}
