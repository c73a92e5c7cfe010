import { createPublisher, type PublishEvent } from '@tenant-api/client/publisher'
import type { CuttingProxy } from '@tenant-api/conformance/cutting-proxy'
import { newEvent } from '@tenant-api/conformance/events'
import { credentials, type RunningService } from '@tenant-api/test-kit/start-service'

/** The `source` of the last event, at which readers stop. */
export const lastSource = 'urn:test:last'
/** Contains characters of two to four bytes, so that a cut can be inside a character. */
export const name = 'ÿ€🌟'

export function newEvents(count: number, source = 'urn:test'): PublishEvent[] {
  return Array.from({ length: count }, () => {
    const event = newEvent('user.created')
    return { ...event, source, data: { object: { ...event.data.object, name } } }
  }) as PublishEvent[]
}

/**
 * Publishes events until the proxy has cut `cuts` connections. Then stops the cuts, and publishes an event with `lastSource`.
 * Resolves with the ids of all events, in order.
 */
export async function publishUnderCuts(
  { baseUrl }: RunningService,
  proxy: CuttingProxy,
  cuts: number,
): Promise<string[]> {
  const publisher = createPublisher({ baseUrl, ...credentials })
  const ids: string[] = []
  const publish = async (events: PublishEvent[]) => {
    for (const { event_id } of await publisher.publishEvents(events)) ids.push(event_id)
  }
  let isEnough = false
  proxy.cutsReach(cuts).then(() => {
    isEnough = true
  })
  while (!isEnough) await publish(newEvents(5))
  proxy.relent()
  await publish(newEvents(1, lastSource))
  return ids
}
