import { document, eventTypes, type PublishEvent } from '@tenant-api/contract'

const time = '2026-11-20T08:02:11.318Z'

/**
 * An event of a new user, in the form that publishers send. `text` is in `user_metadata`, which may contain any JSON. The id of the
 * user is that of the event by default.
 */
export function userEvent(id: string, text = '', user = id): PublishEvent {
  const object = {
    user_id: user,
    created_at: time,
    updated_at: time,
    identities: [],
    user_metadata: { text },
  }
  return { specversion: '1.0', id, source: '/tests', type: 'user.created', time, data: { object } }
}

export function groupEvent(id: string): PublishEvent {
  const object = { id, name: 'a group', created_at: time, type: 'tenant' as const }
  return { specversion: '1.0', id, source: '/tests', type: 'group.created', time, data: { object } }
}

/** The document's example of each event type, in the form that publishers send. */
export function documentedEvents(): PublishEvent[] {
  const examples = Object.values(document.components.examples ?? {}) as {
    value: { type?: unknown; event?: PublishEvent & { xtenant?: string } }
  }[]
  return examples.flatMap(({ value: { type, event } }) => {
    if (!event || !eventTypes.some(known => known === type)) return []
    const { xtenant: _, ...published } = event
    return [published as PublishEvent]
  })
}
