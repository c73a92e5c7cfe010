import { setTimeout as wait } from 'node:timers/promises'
import { isFailure } from '@tenant-api/client'
import type { PublishEvent } from '@tenant-api/contract'
import { readCredentials } from './credentials.ts'
import { exampleEvents } from './document-examples.ts'
import { line } from './narrator.ts'
import { createPublisher, type Publish, type PublishedEvent, RefusedError } from './publisher.ts'

const pause = 1_000

/**
 * Publishes the document's examples to a running service, over and over, one event each second, until `signal` aborts.
 *
 * @throws an Error whose message says what to do when it cannot begin; RefusedError when the service refuses an event
 */
export async function publishUntilStopped(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const baseUrl = (env.BASE_URL || 'http://127.0.0.1:3000').replace(/\/$/, '')
  if (!URL.canParse(baseUrl)) throw new Error(`BASE_URL must be an address, not "${baseUrl}".`)
  const publish = await createPublisher(baseUrl, await readCredentials(env), signal).catch(error => {
    throw new Error(whyNoToken(error, baseUrl), { cause: error })
  })
  line(`Publishing an event each second to ${baseUrl}. Stop with Ctrl-C.`)
  let count = 0
  try {
    while (true) {
      for (const event of exampleEvents()) {
        const published = await publishUntilAccepted(publish, event, signal)
        line(`${now()}  ${event.type.padEnd(33)} ${published?.event_id}`)
        count += 1
        await wait(pause, undefined, { signal })
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  line(`\nPublished ${count} ${count === 1 ? 'event' : 'events'}.`)
}

/** Sends an event until its answer comes: it is accepted once, however often it arrives. */
async function publishUntilAccepted(
  publish: Publish,
  event: PublishEvent,
  signal: AbortSignal,
): Promise<PublishedEvent | undefined> {
  while (true) {
    try {
      const [published] = await publish([event], signal)
      return published
    } catch (error) {
      if (signal.aborted || error instanceof RefusedError) throw error
      line(`${now()}  no answer; sending the event again`)
      await wait(pause, undefined, { signal })
    }
  }
}

function whyNoToken(error: unknown, baseUrl: string): string {
  if (!isFailure(error)) return String(error)
  return error.code === 'network_error'
    ? `No service answers at ${baseUrl}. Start one with \`npm start\`, or name another in BASE_URL.`
    : `The service at ${baseUrl} gives this client no token to publish with. It says ${error.message}`
}

function now(): string {
  return new Date().toTimeString().slice(0, 8)
}
