import { setTimeout as wait } from 'node:timers/promises'
import { HttpError, isFailure } from '@tenant-api/client'
import { createPublisher, type PublishedEvent, type Publisher } from '@tenant-api/client/publisher'
import { operations, type PublishEvent } from '@tenant-api/contract'
import { readCredentials } from './credentials.ts'
import { exampleEvents } from './document-examples.ts'
import { line } from './narrator.ts'

const pause = 1_000
const scope = operations.publish_events.anyScope.join(' ')

/**
 * Publishes the document's examples to a running service in a loop, one event per second, until `signal` aborts.
 *
 * @throws {Error} when the first event cannot be published; the message says what to do
 * @throws {HttpError} when the service refuses a later event
 */
export async function publishUntilStopped(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const baseUrl = baseUrlOf(env)
  const publisher = createPublisher({ baseUrl, ...readCredentials(baseUrl, env), scope })
  let count = 0
  try {
    while (true) {
      for (const event of exampleEvents()) {
        const published = count === 0 ? await first(event) : await again(publisher, event, signal)
        line(`${now()}  ${event.type.padEnd(33)} ${published?.event_id}`)
        count += 1
        await wait(pause, undefined, { signal })
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  line(`\nPublished ${count} ${count === 1 ? 'event' : 'events'}.`)

  async function first(event: PublishEvent): Promise<PublishedEvent | undefined> {
    const [published] = await publisher.publishEvents([event], { signal }).catch(error => {
      throw new Error(whyNot(error, baseUrl), { cause: error })
    })
    line(`Publishing an event each second to ${baseUrl}. Stop with Ctrl-C.`)
    return published
  }
}

/** The address of the running service. @throws {Error} when TENANT_API_URL is not a URL */
export function baseUrlOf(env: NodeJS.ProcessEnv): string {
  const baseUrl = (env.TENANT_API_URL || 'http://127.0.0.1:3000').replace(/\/$/, '')
  if (!URL.canParse(baseUrl)) throw new Error(`TENANT_API_URL must be a URL, got "${baseUrl}".`)
  return baseUrl
}

/**
 * Retries an event until the service accepts or refuses it. An event that the service has already accepted is not
 * published twice: the service recognizes it by `source` and `id`.
 */
async function again(
  publisher: Publisher,
  event: PublishEvent,
  signal: AbortSignal,
): Promise<PublishedEvent | undefined> {
  while (true) {
    try {
      const [published] = await publisher.publishEvents([event], { signal })
      return published
    } catch (error) {
      if (!isFailure(error) || isRefusal(error)) throw error
      line(`${now()}  not accepted yet; sending the event again`)
      await wait(pause, undefined, { signal })
    }
  }
}

/** True when the service has refused the event for good, so that a retry cannot succeed. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500 && ![408, 429].includes(error.status)
}

/** What to do after the first call of a service has failed. */
export function whyNot(error: unknown, baseUrl: string): string {
  if (!isFailure(error)) return String(error)
  return error.code === 'network_error'
    ? `No service answers at ${baseUrl}. Start one with \`npm start\`, or name another in TENANT_API_URL.`
    : `The service at ${baseUrl} refused: ${error.message}`
}

function now(): string {
  return new Date().toTimeString().slice(0, 8)
}
