/** Type tests: the compiler checks this file, but nothing runs it. */
import { expectTypeOf } from 'vitest'
import type { Client, EventType, Schemas, SubscribedMessage, UnknownMessage } from '../src/index.ts'

declare const client: Client

/** The messages that a loop over a subscription gets. */
type MessagesOf<Messages> = Messages extends AsyncIterable<infer Message> ? Message : never

declare const maybe: { readonly types?: EventType[] }

export function filters(chosen: EventType[], fixed: readonly EventType[], isFiltered: boolean): void {
  const one = client.subscribe({ event_type: ['user.created'], onExpired: 'latest' })
  expectTypeOf<MessagesOf<typeof one>>().toEqualTypeOf<Schemas['UserCreatedMessage'] | UnknownMessage>()
  const types = ['user.created', 'user.deleted'] as const
  const two = client.subscribe({ event_type: types })
  expectTypeOf<MessagesOf<typeof two>>().toEqualTypeOf<SubscribedMessage<'user.created' | 'user.deleted'>>()
  // An empty list, and no list, mean all types.
  for (const all of [
    client.subscribe(),
    client.subscribe({ event_type: [] }),
    client.subscribe({ event_type: undefined }),
    client.subscribe({ event_type: chosen }),
    client.subscribe({ event_type: fixed }),
    client.subscribe({ event_type: maybe.types }),
    client.subscribe({ event_type: [...chosen] }),
    client.subscribe({ event_type: [...new Set(fixed)] }),
    client.subscribe({ event_type: isFiltered ? ['user.created'] : undefined }),
    client.subscribe({ event_type: isFiltered ? ['user.created'] : [] }),
  ])
    expectTypeOf<MessagesOf<typeof all>>().toEqualTypeOf<SubscribedMessage>()
}
