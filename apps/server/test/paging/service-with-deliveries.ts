import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { deriveKeys, loadOrCreateSecretsKey } from '../../src/crypto/secrets-key.ts'
import type { FailedDelivery } from '../../src/deliveries/delivery-history.ts'
import type { EventStream } from '../../src/event-streams/event-stream.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { openSqliteStores } from '../../src/stores/sqlite/open.ts'
import { type EventService, startEventService } from '../events/event-service.ts'
import { addFailedDeliveries } from '../stores/conformance/add-failed-deliveries.ts'
import { unexpected } from '../unexpected.ts'

/**
 * Starts a service that already has event streams with failed deliveries. The events of the deliveries are in its log. So no stream
 * may subscribe to their types: the service would send the events.
 */
export async function startServiceWithDeliveries(
  streams: readonly EventStream[],
  deliveries: readonly FailedDelivery[],
): Promise<EventService> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  const keys = deriveKeys(loadOrCreateSecretsKey(dataDir))
  const stores = openSqliteStores(dataDir, {
    secrets: createSecretBox(keys.secrets),
    offsets: createOffsetCodec(keys.offsets),
    onLost: unexpected,
  })
  for (const stream of streams) await stores.eventStreams.insert(stream)
  await addFailedDeliveries(stores, deliveries)
  await stores.close()
  // The deliveries of tests have fixed dates, which are longer ago every day.
  return startEventService({ DATA_DIR: dataDir, DELIVERIES_RETENTION_SECONDS: '315360000' })
}
