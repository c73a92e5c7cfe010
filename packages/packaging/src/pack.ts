/**
 * Writes the tarballs of published packages to dist/ in the repository's root.
 *
 * Usage: npm run pack                     all packages; empties the folder first
 *        npm run pack -- client react     these packages; keeps the other files of the folder
 *        npm run pack -- --to <folder>    into another folder
 */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './compile.ts'
import { packPackages } from './pack-packages.ts'
import { publishedFolders } from './published-folders.ts'

const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true })
const dist = path.resolve(values.to ?? path.join(root, 'dist'))
const published = await publishedFolders()
const folders = positionals.map(name => published.find(folder => path.basename(folder) === name))
const unknown = positionals.filter((_, index) => !folders[index])
if (unknown.length > 0) {
  const names = published.map(folder => path.basename(folder)).toSorted()
  process.stderr.write(
    `There is no package ${unknown.join(', ')}. The published packages are ${names.join(', ')}.\n`,
  )
  process.exitCode = 2
} else {
  if (positionals.length === 0) await rm(dist, { recursive: true, force: true })
  const packed = await packPackages(
    positionals.length === 0 ? published : folders.filter(folder => folder !== undefined),
    dist,
  )
  for (const tarball of packed) process.stdout.write(`${path.relative(process.cwd(), tarball)}\n`)
}
