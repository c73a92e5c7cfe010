/**
 * Builds the published package into dist/.
 *
 * Usage: node build.ts            into dist/
 *        node build.ts <folder>   into another folder, which is emptied first
 */
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { buildPackage } from '@tenant-api/packaging'

const folder = import.meta.dirname
const dist = path.resolve(process.argv[2] ?? path.join(folder, 'dist'))
await buildPackage({ folder, dist, platform: 'everywhere' })
// The sources of the complete app, which users copy.
await cp(path.join(folder, 'example'), path.join(dist, 'example'), { recursive: true })
