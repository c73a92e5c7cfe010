import type { PublishEvent } from '@tenant-api/contract'
import { newStream } from '../../webhooks/harness/stream-service.ts'
import type { AttackedService } from '../attacked-service.ts'

/** Sends a request as the attacking client. @throws when the request is refused */
export async function request(
  { baseUrl, attacker }: AttackedService,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const isPublication = path.startsWith('/internal/')
  const answer = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${isPublication ? attacker.publisherToken : attacker.token}`,
      'content-type': isPublication ? 'application/cloudevents-batch+json' : 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`)
  return text === '' ? undefined : JSON.parse(text)
}

export async function publish(service: AttackedService, events: readonly PublishEvent[]): Promise<void> {
  await request(service, 'POST', '/internal/events', events)
}

/** Creates an event stream of the attacker with an unreachable target. @returns its path */
export async function createStream(service: AttackedService, given: Parameters<typeof newStream>[1] = {}) {
  const created = await request(
    service,
    'POST',
    '/api/v2/event-streams',
    newStream('https://hooks.invalid/', given),
  )
  return `/api/v2/event-streams/${(created as { id: string }).id}`
}

/** The raw head of the attacker's request to the administrative API. */
export function head({ attacker }: AttackedService, method: string, path: string): string {
  return `${method} ${path} HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${attacker.token}\r\n`
}
