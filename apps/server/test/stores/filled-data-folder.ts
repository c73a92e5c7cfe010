import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { createSecretBox, deriveKeys, loadOrCreateSecretsKey } from '../../src/crypto.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { openSqliteStores } from '../../src/stores/sqlite/open.ts'
import { unexpected } from '../unexpected.ts'

/** Creates a data folder with what `fill` stores, on which a service may start. The folder is deleted when the process of the test exits. */
export async function filledDataFolder(
  fill: (stores: ReturnType<typeof openSqliteStores>) => Promise<void>,
): Promise<string> {
  const folder = createTemporaryFolder()
  const keys = deriveKeys(loadOrCreateSecretsKey(folder))
  const stores = openSqliteStores(folder, {
    secrets: createSecretBox(keys.secrets),
    offsets: createOffsetCodec(keys.offsets),
    onLost: unexpected,
  })
  await fill(stores)
  await stores.close()
  return folder
}
