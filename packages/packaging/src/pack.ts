/**
 * Writes the tarballs of all published packages to dist/ in the repository's root.
 *
 * Usage: npm run pack                into dist/
 *        npm run pack -- <folder>    into another folder, which is emptied first
 */
import path from 'node:path'
import { root } from './compile.ts'
import { packAll } from './pack-all.ts'

const dist = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
for (const tarball of await packAll(dist)) process.stdout.write(`${path.relative(process.cwd(), tarball)}\n`)
