import { createClient } from '@tenant-api/client'
import { type components, operations, type PublishEvent } from '@tenant-api/contract'

export interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

export type PublishedEvent = components['schemas']['PublishedEvents']['events'][number]

/** The service has read the events and does not take them: sending them again changes nothing. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/**
 * Publishes a batch of events, and resolves once they are on disk. An event that is sent again is accepted once.
 *
 * @throws {RefusedError} when the service refuses them; another error when it did not answer or could not
 */
export type Publish = (
  events: readonly PublishEvent[],
  signal: AbortSignal,
) => Promise<readonly PublishedEvent[]>

/**
 * Publishes as one of the tenant's own services does: with a token for the audience `/internal/` and plain `fetch`, since the
 * client knows the public operations alone.
 *
 * @throws a Failure of the client when there is no token to be had
 */
export async function createPublisher(
  baseUrl: string,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<Publish> {
  const { method, path } = operations.publish_events
  let token: string | undefined = await internalToken(baseUrl, credentials, signal)

  return async function publish(events, signal) {
    token ??= await internalToken(baseUrl, credentials, signal)
    const response = await fetch(baseUrl + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/cloudevents-batch+json' },
      body: JSON.stringify(events),
      signal,
    })
    if (response.ok) return ((await response.json()) as { events: PublishedEvent[] }).events
    if (response.status === 401) token = undefined
    const message = `${method} ${path} was answered with ${response.status}: ${await response.text()}`
    throw [400, 403, 413, 415].includes(response.status) ? new RefusedError(message) : new Error(message)
  }
}

async function internalToken(
  baseUrl: string,
  { clientId, clientSecret }: Credentials,
  signal: AbortSignal,
): Promise<string> {
  const request = {
    grant_type: 'client_credentials',
    audience: '/internal/',
    client_id: clientId,
    client_secret: clientSecret,
    scope: operations.publish_events.anyScope.join(' '),
  }
  const { access_token } = await createClient({ baseUrl, clientId, clientSecret }).issueToken(request, {
    signal,
  })
  return access_token
}
