/**
 * Builds the published package into dist/, ready for `npm publish packages/client/dist`.
 *
 * Usage: node build.ts            into dist/
 *        node build.ts <folder>   into another folder, which is emptied first
 */
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { buildPackage } from '@tenant-api/packaging'

const folder = import.meta.dirname
const dist = path.resolve(process.argv[2] ?? path.join(folder, 'dist'))
await buildPackage({
  folder,
  dist,
  platform: 'everywhere',
  unpublished: ['./hostile/*'],
})
// The READMEs of the packages refer to this page.
await copyFile(path.join(folder, '../../docs/browsers.md'), path.join(dist, 'browsers.md'))
