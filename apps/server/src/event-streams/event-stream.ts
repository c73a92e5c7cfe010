import type { components } from '@tenant-api/contract'

type Schemas = components['schemas']

/** An event stream with the secrets of its destination, for use inside the service. */
export interface EventStream extends Omit<Schemas['EventStream'], 'destination'> {
  readonly destination: Destination
}

export type DestinationInput = Schemas['EventStreamDestinationInput']

export type Destination = Omit<DestinationInput, 'configuration'> & {
  readonly configuration: DestinationInput['configuration'] & {
    readonly signing_secret: string
    /** The replaced signing secret. Deliveries are signed with it too, until a time in milliseconds since 1970. */
    readonly previous_signing_secret?: { readonly secret: string; readonly until: number }
  }
}

/**
 * Event streams at rest, with encrypted destinations: a port that each store implements. Writes are fsynced when they
 * resolve.
 */
export interface EventStreamStore {
  /**
   * Stores a stream unless its name is taken, which the store's unique index decides. The stream gets the events that are
   * appended to the log from then on.
   */
  insert(stream: EventStream): Promise<'inserted' | 'name taken'>
  find(id: string): Promise<EventStream | null>
  /**
   * Replaces a stream by the result of `change`, unless the stream is unknown or the new name is taken. No other change
   * happens in between. The deliveries of a stream that becomes disabled are ended. A stream that becomes enabled gets the
   * events that are appended from then on.
   */
  update(
    id: string,
    change: (stream: EventStream) => EventStream,
  ): Promise<EventStream | 'unknown' | 'name taken'>
  /** Deletes a stream with its deliveries and statistics. */
  delete(id: string): Promise<'deleted' | 'unknown'>
  /** At most `limit` streams after an id, in the order of their ids, without the first `skip`. */
  list(after: string | null, skip: number, limit: number): Promise<readonly EventStream[]>
  count(): Promise<number>
}

/** The stream as callers see it: without the secrets of its destination. */
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
