import type { components } from '@tenant-api/contract'

type Schemas = components['schemas']

/** An event stream with the secrets of its destination, as the service needs it to deliver. */
export interface EventStream extends Omit<Schemas['EventStream'], 'destination'> {
  readonly destination: Destination
}

export type DestinationInput = Schemas['EventStreamDestinationInput']

export type Destination = Omit<DestinationInput, 'configuration'> & {
  readonly configuration: DestinationInput['configuration'] & {
    readonly signing_secret: string
    /** The secret that was replaced, with which deliveries are signed too until a time in milliseconds since 1970. */
    readonly previous_signing_secret?: { readonly secret: string; readonly until: number }
  }
}

/** Event streams at rest, their destinations encrypted: a port that each store implements. Writes are fsynced when they resolve. */
export interface EventStreamStore {
  /**
   * Stores a stream unless its name is taken: the store's own unique index decides. It gets the events that are appended to
   * the log from then on.
   */
  insert(stream: EventStream): Promise<'inserted' | 'name taken'>
  find(id: string): Promise<EventStream | null>
  /**
   * Replaces a stream by what `change` makes of it, unless there is none or the name is taken; nothing else changes it in
   * between. A stream that becomes disabled has its deliveries ended; one that becomes enabled gets the events that are
   * appended from then on.
   */
  update(
    id: string,
    change: (stream: EventStream) => EventStream,
  ): Promise<EventStream | 'unknown' | 'name taken'>
  /** Deletes a stream with its deliveries and statistics. */
  delete(id: string): Promise<'deleted' | 'unknown'>
  /** At most `limit` streams in the order of their ids, after an id, once `skip` of them are passed over. */
  list(after: string | null, skip: number, limit: number): Promise<readonly EventStream[]>
  count(): Promise<number>
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
