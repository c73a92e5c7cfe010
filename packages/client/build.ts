/**
 * Builds what is published: dist/, a package of its own (`npm publish packages/client/dist`).
 *
 * Usage: node build.ts            into dist/
 *        node build.ts <folder>   into another, which is emptied first
 */
import path from 'node:path'
import { buildPackage } from '@tenant-api/packaging'

const folder = import.meta.dirname
await buildPackage({
  folder,
  dist: path.resolve(process.argv[2] ?? path.join(folder, 'dist')),
  platform: 'everywhere',
  unpublished: ['./hostile/*'],
})
