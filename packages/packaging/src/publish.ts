/**
 * Publishes the tarballs of a folder, except versions that the registry has. Stops at the first failure. The job that has the token
 * of npm runs only this file, so it must import no dependency.
 *
 * Usage: node packages/packaging/src/publish.ts <folder>
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { publishTarball } from './publish-tarball.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node packages/packaging/src/publish.ts <folder>')
const tarballs = (await readdir(folder)).filter(name => name.endsWith('.tgz')).toSorted()
if (tarballs.length === 0) throw new Error(`${folder} has no tarballs. Run npm run release first.`)
for (const name of tarballs) {
  const result = await publishTarball(path.join(folder, name), false)
  if (result === 'failed') {
    process.exitCode = 1
    break
  }
  process.stdout.write(`${result === 'exists' ? 'The registry already has' : 'Published'} ${name}\n`)
}
