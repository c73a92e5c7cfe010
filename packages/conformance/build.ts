/**
 * Builds the published package into dist/.
 *
 * Usage: node build.ts            into dist/
 *        node build.ts <folder>   into another folder, which is emptied first
 */
import path from 'node:path'
import { buildPackage } from '@tenant-api/packaging'

const folder = import.meta.dirname
await buildPackage({
  folder,
  dist: path.resolve(process.argv[2] ?? path.join(folder, 'dist')),
  platform: 'node',
  data: [
    'packages/contract/generated/openapi.json',
    'packages/contract/generated/openapi.public.json',
    'packages/contract/generated/validators',
  ],
  unpublished: ['./*'],
})
