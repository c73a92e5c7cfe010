import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { openSqliteStores } from '../../src/stores/sqlite/open.ts'
import type { Stores } from '../../src/stores/stores.ts'
import { silentLog } from '../silent-log.ts'
import { unexpected } from '../unexpected.ts'
import { tenantOf } from './tenant-of.ts'

/** Creates a data folder with what `fill` stores, on which a service may start. The folder is deleted when the process of the test exits. */
export async function filledDataFolder(fill: (stores: Stores) => Promise<void>): Promise<string> {
  const folder = createTemporaryFolder()
  const stores = await openSqliteStores(folder, { ...tenantOf(folder), onLost: unexpected, log: silentLog })
  await fill(stores)
  await stores.close()
  return folder
}
