import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deriveKeys, loadOrCreateSecretsKey } from '../../src/crypto/keys.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { openSqliteStores } from '../../src/stores/sqlite/open.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { unexpected } from '../unexpected.ts'
import type { DiskImage } from './disk-image.ts'

/** Files in memory where the system has such: thousands of images would wear out a disk, and wait for it. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
/** What says nothing after a restart: the index of the log is made anew, and who held the lock is gone. */
const volatile = /-shm$|^service\.lock/

/** Puts an image into a folder, and gives the ids of all that the service finds in it. @throws as `storedIds` does */
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
 * Opens a folder by the service's own store, as its next start would, and gives the ids of all that it holds.
 *
 * @throws when the folder cannot be opened, its events have a gap, or nothing can be appended to them
 */
export async function storedIds(folder: string): Promise<ReadonlySet<string>> {
  const keys = deriveKeys(loadOrCreateSecretsKey(folder))
  const stores = openSqliteStores(folder, {
    secrets: createSecretBox(keys.secrets),
    offsets: createOffsetCodec(keys.offsets),
    onLost: unexpected,
  })
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
    if (appended?.duplicate !== false) throw new Error('nothing can be appended')
    // They are sealed by the secret beside the database: with another one they could not be opened.
    await stores.signingKeys.list()
    for (const { id } of await stores.rateLimitPolicies.list({}, null, 0, 1_000)) ids.add(id)
    return ids
  } finally {
    await stores.close()
  }
}
