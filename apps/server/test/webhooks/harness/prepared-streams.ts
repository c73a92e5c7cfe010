import { randomBytes } from 'node:crypto'
import { newId } from '../../../src/api/ids.ts'
import type { EventStream } from '../../../src/event-streams/event-stream.ts'
import type { EventType } from '../../../src/events/event-log.ts'
import { openSqliteStores } from '../../../src/stores/sqlite/open.ts'
import { silentLog } from '../../silent-log.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import { temporaryFolder } from '../../stores/temporary-folder.ts'
import { unexpected } from '../../unexpected.ts'

/** Creates an event stream for events of one type. */
export function streamFor(webhook_endpoint: string, event_type: EventType): EventStream {
  const id = newId('est_')
  const { destination, ...stream } = newEventStream(id)
  const configuration = { ...destination.configuration, webhook_endpoint }
  return { ...stream, id, subscriptions: [{ event_type }], destination: { ...destination, configuration } }
}

/**
 * Creates a database with these event streams, and resolves with the settings of a service on it. To create thousands of streams by
 * requests would take too long.
 */
export async function withStreams(
  streams: readonly EventStream[],
): Promise<{ DATA_DIR: string; SECRETS_KEY: string }> {
  const folder = await temporaryFolder()
  const secretsKey = randomBytes(32)
  const tenant = { tenantId: 'local', secretsKeys: [secretsKey] as const }
  const stores = await openSqliteStores(folder, { ...tenant, onLost: unexpected, log: silentLog })
  await Promise.all(streams.map(stream => stores.eventStreams.insert(stream, anEntry)))
  await stores.close()
  return { DATA_DIR: folder, SECRETS_KEY: secretsKey.toString('base64') }
}

/** An endpoint that refuses every connection: no common program listens on port 1, and only root may do so. */
export const refusing = 'http://127.0.0.1:1/hook'
