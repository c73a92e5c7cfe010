import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { openSqliteCommandStores, openSqliteStores } from '../../src/stores/sqlite/open.ts'
import type { TenantSecrets } from '../../src/stores/tenant.ts'
import { silentLog } from '../silent-log.ts'
import { unexpected } from '../unexpected.ts'
import type { OpenedStore } from './conformance/open-store.ts'
import { bytesIn, temporaryFolder } from './temporary-folder.ts'
import { tenantOf } from './tenant-of.ts'

/** Opens the store on a database in a real file, whose folder is deleted after the test. */
export async function openSqlite(): Promise<OpenedStore> {
  const folder = await temporaryFolder()
  const tenant = tenantOf(folder)
  const open = () => openSqliteStores(folder, { ...tenant, onLost: unexpected, log: silentLog })
  const first = await open()
  let latest = first
  onTestFinished(() => latest.close())
  async function openCommands(given: TenantSecrets) {
    const commands = await openSqliteCommandStores(folder, given)
    onTestFinished(commands.close)
    return commands
  }
  const { erasure } = await openCommands(tenant)
  return {
    ...first,
    offsets: createOffsetCodec(first.keys.offsets),
    tenant,
    openCommands,
    erasure,
    async reopen() {
      await latest.close()
      latest = await open()
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
