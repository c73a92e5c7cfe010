import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqliteStores } from '../../src/stores/sqlite/open.ts'
import { silentLog } from '../silent-log.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { tenantOf } from '../stores/tenant-of.ts'
import { unexpected } from '../unexpected.ts'
import type { DiskImage } from './disk-image.ts'

/** Use a file system in memory if there is one: on a disk, thousands of images would be slow, and would wear out the disk. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
/** Files that a restart does not need: SQLite rebuilds the index of its log, and the owner of the lock no longer runs. */
const volatile = /-shm$|^service\.lock/

/** Writes an image into a folder, and returns the ids of the events and policies in it. @throws as `storedIds` does */
export async function openImage(image: DiskImage): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(path.join(memory, 'tenant-api-image-'))
  try {
    for (const [name, content] of image)
      if (!volatile.test(name)) await writeFile(path.join(folder, name), content)
    return await storedIds(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Opens a folder with the service's own store, as the next start of the service would. Returns the ids of the events and
 * policies in the folder.
 *
 * @throws when the folder cannot be opened, its events have a gap, or appending fails
 */
export async function storedIds(folder: string): Promise<ReadonlySet<string>> {
  const stores = await openSqliteStores(folder, { ...tenantOf(folder), onLost: unexpected, log: silentLog })
  try {
    const ids = new Set<string>()
    const { events } = stores
    for (let sequence = 0; sequence < (await events.head()); ) {
      for (const entry of await events.read(sequence, 1_000)) {
        if (entry.sequence !== ++sequence) throw new Error(`event ${sequence} is missing`)
        ids.add(entry.id)
      }
    }
    const [appended] = await events.append([newEvent('after the cut')])
    if (appended?.duplicate !== false) throw new Error('the log does not append a new event')
    // Signing keys are encrypted with the key in `secrets.key`, so a wrong key would fail here.
    await stores.signingKeys.list()
    for (const { id } of await stores.rateLimitPolicies.list({}, null, 0, 1_000)) ids.add(id)
    return ids
  } finally {
    await stores.close()
  }
}
