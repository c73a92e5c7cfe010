import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { createSecretBox, deriveKeys } from '../../src/crypto.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { openSqliteCommandStores, openSqliteStores } from '../../src/stores/sqlite/open.ts'
import { unexpected } from '../unexpected.ts'
import type { OpenedStore } from './conformance/open-store.ts'
import { bytesIn, temporaryFolder } from './temporary-folder.ts'

/** Opens the store on a database in a real file, whose folder is deleted after the test. */
export async function openSqlite(): Promise<OpenedStore> {
  const folder = await temporaryFolder()
  const keys = deriveKeys(randomBytes(32))
  const offsets = createOffsetCodec(keys.offsets)
  const secrets = createSecretBox(keys.secrets)
  const open = () => openSqliteStores(folder, { secrets, offsets, onLost: unexpected })
  const first = open()
  let latest = first
  const commands = openSqliteCommandStores(folder, secrets)
  onTestFinished(async () => {
    await commands.close()
    await latest.close()
  })
  return {
    ...first,
    offsets,
    erasure: commands.erasure,
    async reopen() {
      await latest.close()
      latest = open()
      return latest
    },
    async execute(sql) {
      const database = new DatabaseSync(join(folder, 'tenant.db'))
      database.exec(sql)
      database.close()
    },
    bytesAtRest: () => bytesIn(folder),
  }
}
