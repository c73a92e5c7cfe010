import type { components } from '@tenant-api/contract'

type Schemas = components['schemas']

/** An event stream with the secrets of its destination, as the service needs it to deliver. */
export interface EventStream extends Omit<Schemas['EventStream'], 'destination'> {
  readonly destination: WithSecrets<Schemas['EventStreamDestinationInput']>
}

type WithSecrets<Destination extends Schemas['EventStreamDestinationInput']> = Destination & {
  readonly configuration: { readonly signing_secret: string }
}

/** Event streams at rest, their destinations encrypted: a port that each store implements. Writes are fsynced when they resolve. */
export interface EventStreamStore {
  /** Stores a stream unless its name is taken: the store's own unique index decides. */
  insert(stream: EventStream): Promise<'inserted' | 'name taken'>
  find(id: string): Promise<EventStream | null>
}

/** What callers see of a stream: the secrets that they gave never come back. */
export function withoutSecrets({ destination, ...stream }: EventStream): Schemas['EventStream'] {
  const { webhook_endpoint, webhook_authorization } = destination.configuration
  return {
    ...stream,
    destination: {
      type: destination.type,
      configuration: {
        webhook_endpoint,
        webhook_authorization: authorizationWithoutSecret(webhook_authorization),
      },
    },
  }
}

function authorizationWithoutSecret(
  authorization: Schemas['WebhookAuthorizationInput'],
): Schemas['WebhookAuthorization'] {
  switch (authorization.method) {
    case 'basic':
      return { method: authorization.method, username: authorization.username }
    case 'bearer':
      return { method: authorization.method }
    case 'custom_header':
      return { method: authorization.method, header_key: authorization.header_key }
  }
}
