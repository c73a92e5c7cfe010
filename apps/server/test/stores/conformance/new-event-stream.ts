import { newId } from '../../../src/api/ids.ts'
import type { EventStream } from '../../../src/event-streams/event-stream.ts'

type Configuration = EventStream['destination']['configuration']

/** Creates an event stream with secrets that the test knows. */
export function newEventStream(
  name: string,
  webhook_authorization: Configuration['webhook_authorization'] = { method: 'bearer', token: 'a-token' },
): EventStream {
  return {
    id: newId('est_'),
    version: 1,
    name,
    subscriptions: [{ event_type: 'user.created' }, { event_type: 'user.deleted' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'https://hooks.example.com/a?b=c',
        webhook_authorization,
        signing_secret: `whsec_${Buffer.from(`signing-secret-of-${name}`).toString('base64')}`,
      },
    },
    status: 'enabled',
    created_at: '2026-11-20T08:02:11.318Z',
    updated_at: '2026-11-20T08:02:11.319Z',
  }
}
