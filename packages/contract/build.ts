/**
 * Builds the published package in dist/ (`npm publish packages/contract/dist`).
 *
 * Usage: node build.ts            into dist/
 *        node build.ts <folder>   into this folder
 *
 * Deletes the folder's content first.
 */
import path from 'node:path'
import { buildPackage } from '@tenant-api/packaging'

const folder = import.meta.dirname
await buildPackage({
  folder,
  dist: path.resolve(process.argv[2] ?? path.join(folder, 'dist')),
  platform: 'node',
  data: ['packages/contract/generated/validators'],
  unpublished: ['./entity-tags', './event-stream-of', './frame-text', './json-text', './write-generated'],
})
