/**
 * Checks a release and packs all packages into dist/. Packs nothing if a check fails. Publishes nothing: `publish.ts` does, in a job that
 * runs no dependency.
 *
 * Usage: npm run release -- --dry-run   also asks npm whether it would publish the packages
 *        npm run release                for the workflow release.yml: needs a clean commit with the tag of the version
 */
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './compile.ts'
import { packPackages } from './pack-packages.ts'
import { publishTarball } from './publish-tarball.ts'
import { publishedFolders } from './published-folders.ts'
import { releaseProblems } from './release-problems.ts'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const isDryRun = values['dry-run']
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))

const problems = await releaseProblems(version, isDryRun)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
else {
  const dist = path.join(root, 'dist')
  await rm(dist, { recursive: true, force: true })
  for (const tarball of await packPackages(await publishedFolders(), dist)) {
    if (isDryRun && (await publishTarball(tarball, true)) === 'failed') {
      process.exitCode = 1
      break
    }
    process.stdout.write(`${isDryRun ? 'Would publish' : 'Packed'} ${path.basename(tarball)}\n`)
  }
}
