import { cp } from 'node:fs/promises'
import path from 'node:path'
import { buildPackage } from '@tenant-api/packaging'

const folder = import.meta.dirname

export async function build(dist: string): Promise<void> {
  await buildPackage({ folder, dist, platform: 'everywhere' })
  // The sources of the complete app, which users copy.
  await cp(path.join(folder, 'example'), path.join(dist, 'example'), { recursive: true })
}
