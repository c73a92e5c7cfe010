import { type EventStream, withoutSecrets } from '../event-streams/event-stream.ts'
import { newSigningSecret } from '../event-streams/signing-secret.ts'
import type { Handler } from '../handler.ts'
import { newId } from '../ids.ts'
import { problem } from '../problem.ts'

export const create_event_stream: Handler<'create_event_stream'> = async ({ body }, { eventStreams }) => {
  const now = new Date().toISOString()
  const { type, configuration } = body.destination
  const signing_secret = configuration.signing_secret ?? newSigningSecret()
  const stream: EventStream = {
    id: newId('est_'),
    name: body.name,
    subscriptions: body.subscriptions,
    destination: { type, configuration: { ...configuration, signing_secret } },
    status: body.status ?? 'enabled',
    created_at: now,
    updated_at: now,
  }
  if ((await eventStreams.insert(stream)) === 'name taken') {
    return problem('conflict', 'There is an event stream of this name already.')
  }
  const shown = withoutSecrets(stream)
  // A secret that the service made is told this once; one that the caller gave never comes back.
  if (configuration.signing_secret === undefined)
    shown.destination.configuration.signing_secret = signing_secret
  return { status: 201, body: shown }
}
