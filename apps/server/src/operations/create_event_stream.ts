import { faults, messages } from '@tenant-api/contract'
import { entityTagOf } from '../api/entity-tags.ts'
import { newId } from '../api/ids.ts'
import { badRequest, problem } from '../api/problem.ts'
import {
  type EventStream,
  newSigningSecret,
  streamChoices,
  withoutSecrets,
} from '../event-streams/event-stream.ts'
import { handler } from './handler.ts'
import { placeOf, startDetail, startFault, whereItStopped } from './stream-start.ts'

export const create_event_stream = handler(
  'create_event_stream',
  async ({ body: { start, ...body } }, { clock, events, eventStreams, webhooks }, call) => {
    if (start?.from === whereItStopped) return badRequest(faults.BadRequestEventStream.where_it_stopped)
    const place = await placeOf(events.log, start)
    if (place === 'invalid') return badRequest(startFault(start))
    if (place === 'expired') return problem('cursor_expired', messages.Gone.cursor_expired)
    const now = new Date(clock.now()).toISOString()
    const { type, configuration } = body.destination
    const signing_secret = configuration.signing_secret ?? newSigningSecret()
    const status = body.status ?? 'enabled'
    const stream: EventStream = {
      id: newId('est_'),
      version: 1,
      name: body.name,
      subscriptions: body.subscriptions,
      ...streamChoices(body),
      destination: { type, configuration: { ...configuration, signing_secret } },
      status,
      ...(status === 'disabled' && { disabled_reason: 'Created disabled.', disabled_at: now }),
      created_at: now,
      updated_at: now,
    }
    const resource = { type: 'event_stream', id: stream.id, name: stream.name } as const
    const entry = call.entry(201, { resource, changed: Object.keys(body), ...startDetail(start) })
    const outcome = await eventStreams.insert(stream, entry, place)
    if (outcome === 'expired') return problem('cursor_expired', messages.Gone.cursor_expired)
    if (outcome === 'name taken') return problem('conflict', messages.EventStreamNotCreated.name_taken)
    if (outcome === 'too many') return problem('too_many_entities', messages.EventStreamNotCreated.too_many)
    await webhooks.dispatcher.notice(stream.id)
    const shown = withoutSecrets(stream)
    // A generated secret is shown once. A secret given by the caller is never shown.
    if (configuration.signing_secret === undefined)
      shown.destination.configuration.signing_secret = signing_secret
    return { status: 201, headers: { ETag: entityTagOf(stream) }, body: shown }
  },
)
