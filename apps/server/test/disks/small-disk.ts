import { spawnSync } from 'node:child_process'
import { statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { leaveOut } from '@tenant-api/test-kit/programs'
import { type EventService, startEventServiceProcess } from '../events/event-service.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'

/** Creates namespaces of users and mounts, in which a disk can be mounted without being root. */
export const unshare = ['unshare', '--user', '--map-root-user', '--mount']
export const canMount = spawnSync(unshare[0] ?? '', [...unshare.slice(1), 'true']).status === 0
if (!canMount) leaveOut('full disks', 'This system allows no namespace of mounts')

const mebibyte = 1_048_576

/** A service in a process of its own on a small disk. A file beside its data leaves it little space. */
export interface ServiceOnSmallDisk {
  readonly service: EventService<Awaited<ReturnType<typeof startEventServiceProcess>>>
  /** The size of the write-ahead log, in bytes. */
  logBytes(): number
  /** Shortens the file beside the data by this many bytes. */
  giveBack(bytes: number): void
  /** Reads the files of the store as a crash at this moment would leave them. The service does not run meanwhile, or later. */
  crash(): Promise<ReadonlyMap<string, Buffer>>
}

/** Starts a service on a disk in memory, which ends with the process. @param freeBytes how much of the disk is free at the start */
export async function startOnSmallDisk(sizeBytes: number, freeBytes: number): Promise<ServiceOnSmallDisk> {
  const folder = await realpath(await temporaryFolder())
  const script = 'mount -t tmpfs -o "size=$1" none "$2" && shift 2 && exec "$@"'
  const under = [...unshare, 'sh', '-c', script, 'sh', String(sizeBytes), folder]
  const service = await startEventServiceProcess({ DATA_DIR: path.join(folder, 'data') }, under)
  // Only the process itself sees its disk at `folder`.
  const disk = path.join(`/proc/${service.process.pid}/root`, folder)
  const filler = path.join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  for (let left = bavail * bsize - freeBytes; left > 0; left -= mebibyte)
    writeFileSync(filler, Buffer.alloc(Math.min(left, mebibyte)), { flag: 'a' })
  return {
    service,
    logBytes: () => statSync(path.join(disk, 'data/tenant.db-wal')).size,
    giveBack: bytes => truncateSync(filler, statSync(filler).size - bytes),
    async crash() {
      service.process.kill('SIGSTOP')
      const data = path.join(disk, 'data')
      const names = await readdir(data)
      const files = names.map(async name => [name, await readFile(path.join(data, name))] as const)
      return new Map(await Promise.all(files))
    },
  }
}
