import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PublishEvent } from '@tenant-api/contract'
import { createOffsetCodec, type OffsetCodec } from '../../src/events/offset.ts'
import { acceptEvent } from '../../src/events/publication.ts'
import { openSqliteStores } from '../../src/stores/sqlite/open.ts'
import { silentLog } from '../silent-log.ts'
import { tenantOf } from '../stores/tenant-of.ts'
import { unexpected } from '../unexpected.ts'
import { type EventService, startEventService } from './event-service.ts'

export interface SeededService extends EventService {
  /** The offsets of the events that were in the log before the service started. */
  readonly seeded: readonly string[]
  /** The codec of the service's offsets. */
  readonly offsets: OffsetCodec
}

/** Starts a service whose log already has events, accepted at the given times (RFC 3339). */
export async function startSeededService(
  events: readonly (readonly [acceptedAt: string, event: PublishEvent])[],
  env: Readonly<Record<string, string>> = {},
): Promise<SeededService> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  const stores = await openSqliteStores(dataDir, { ...tenantOf(dataDir), onLost: unexpected, log: silentLog })
  const offsets = createOffsetCodec(stores.keys.offsets)
  const appended = await stores.events.append(
    events.map(([acceptedAt, event]) =>
      acceptEvent(
        { event, place: 'body', dataText: JSON.stringify(event.data) },
        { tenantId: 'local', now: Date.parse(acceptedAt) },
      ),
    ),
  )
  await stores.close()
  const service = await startEventService({ ...env, DATA_DIR: dataDir })
  return { ...service, seeded: appended.map(({ offset }) => offset), offsets }
}
