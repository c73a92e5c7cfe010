import { jsonMember, messages } from '@tenant-api/contract'
import { newId } from '../api/ids.ts'
import { problem } from '../api/problem.ts'
import { acceptEvent, exampleData } from '../events/publication.ts'
import { handler } from './handler.ts'

export const test_event_stream = handler(
  'test_event_stream',
  async ({ path, body }, { baseUrl, clock, events, eventStreams, webhooks }, { bodyText, entry }) => {
    const now = clock.now()
    const { event_type, data = exampleData(event_type) } = body
    const dataText = (body.data && jsonMember(bodyText, 'data')) ?? JSON.stringify(data)
    const event = { specversion: '1.0', id: newId('evt_'), source: `${baseUrl}/`, type: event_type, data }
    const { id, type, json } = acceptEvent(
      { event, place: 'body', dataText },
      { tenantId: events.tenantId, now },
    )
    const stream = await eventStreams.find(path.id)
    if (!stream) return problem('not_found', messages.EventStreamNotFound.not_found)
    if (stream.status === 'disabled') return problem('conflict', messages.TestEventConflict.disabled)
    const delivery = {
      state: 'waiting',
      eventStreamId: stream.id,
      eventId: id,
      eventType: type,
      sequence: null,
      objectKey: null,
      acceptedAt: null,
      bytes: json.length,
      round: 0,
      attempts: [],
      tries: 0,
      made: 0,
      isTest: true,
      isListed: false,
      isReplay: false,
    } as const
    const resource = { type: 'event_stream', id: stream.id, name: stream.name } as const
    const made = entry(202, { resource, detail: `Sends the test event ${id}.` })
    if (!(await webhooks.store.insertTest(delivery, json, now, made)))
      return problem('conflict', messages.TestEventConflict.too_many_waiting)
    await webhooks.dispatcher.notice(stream.id)
    return { status: 202, body: { event_id: id, event_stream_id: stream.id, event_type } }
  },
)
