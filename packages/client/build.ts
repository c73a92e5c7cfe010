import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { buildPackage } from '@tenant-api/packaging'

const folder = import.meta.dirname

export async function build(dist: string): Promise<void> {
  await buildPackage({ folder, dist, platform: 'everywhere', unpublished: ['./hostile/*'] })
  // The READMEs of the packages refer to this page.
  await copyFile(path.join(folder, '../../docs/browsers.md'), path.join(dist, 'browsers.md'))
}
