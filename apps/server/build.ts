import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { addManifest } from '@tenant-api/packaging'
import { bundle } from '@tenant-api/packaging/bundle'
import { programs } from './programs.ts'

const folder = import.meta.dirname

/** The published package is the bundle, with the libraries, the console and the reference in it, and a command that starts it. */
export async function build(dist: string): Promise<void> {
  const page = path.join(folder, '../console')
  const { stderr } = await promisify(execFile)(process.execPath, [path.join(page, 'build-if-changed.ts')])
  await access(path.join(page, 'dist/index.html')).catch(() => {
    throw new Error(stderr)
  })
  const name = 'tenant-api-server'
  await bundle({ ...programs, [name]: path.join(folder, 'command.ts') }, dist)
  await addManifest(folder, dist, { bin: { [name]: `./${name}.js` } })
}
