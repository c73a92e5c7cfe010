/**
 * Fills the compile cache of a bundle by a start of the service, so that the first start of an image takes no longer than later ones.
 *
 * Usage: node apps/server/fill-compile-cache.ts <folder of the bundle> --max-semi-space-size=8
 *
 * The options are those of Node with which the service will run.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const [folder = '', ...options] = process.argv.slice(2)
const dist = path.resolve(folder)
const cache = path.join(dist, 'compile-cache')
// Each user has an own part of the cache. This is the user of the image.
const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : null

const data = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
await mkdir(cache, { recursive: true })
for (const folder of [data, cache]) if (user) await chown(folder, user.uid, user.gid)

const service = spawn(process.execPath, [...options, path.join(dist, 'main.js')], {
  env: { PORT: '0', DATA_DIR: data, NODE_ENV: 'production' },
  stdio: ['ignore', 'pipe', 'inherit'],
  ...user,
})
for await (const line of createInterface(service.stdout))
  if (line.includes('"started"')) service.kill('SIGTERM')
if (service.exitCode === null) await once(service, 'exit')
process.exitCode = service.exitCode ?? 1

await rm(data, { recursive: true })
// Node makes the files readable for their owner only. In the image they belong to root, so that the service cannot change its code.
for (const name of ['.', ...(await readdir(cache, { recursive: true }))]) {
  const place = path.join(cache, name)
  if (user) await chown(place, 0, 0)
  await chmod(place, (await stat(place)).isFile() ? 0o644 : 0o755)
}
