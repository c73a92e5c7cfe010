/**
 * Publishes all packages with provenance. Publishes nothing if a check fails.
 *
 * Usage: npm run release -- --dry-run   checks and packs, publishes nothing
 *        npm run release                for the workflow release.yml: needs a clean commit with the tag of the version
 */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './compile.ts'
import { packAll } from './pack-all.ts'
import { releaseProblems } from './release-problems.ts'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const isDryRun = values['dry-run']
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))

const problems = await releaseProblems(version, isDryRun)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
else for (const tarball of await packAll(path.join(root, 'dist'))) if (!publish(tarball)) break

/** Publishes a tarball. If npm fails, returns false and sets the exit code. A dry run sends nothing to the registry. */
function publish(tarball: string): boolean {
  const mode = isDryRun ? ['--dry-run', '--offline'] : []
  const { status } = spawnSync('npm', ['publish', tarball, '--ignore-scripts', ...mode], { stdio: 'inherit' })
  if (status === 0)
    process.stdout.write(`${isDryRun ? 'Would publish' : 'Published'} ${path.basename(tarball)}\n`)
  else process.exitCode = 1
  return status === 0
}
