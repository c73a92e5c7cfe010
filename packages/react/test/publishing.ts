import { createPublisher } from '@tenant-api/client/publisher'
import { credentials } from '@tenant-api/test-kit/start-service'

/** Returns a function that publishes `count` events of the type `organization.created`, and resolves with their ids. */
export function publishing(baseUrl: string): (count: number) => Promise<string[]> {
  const publisher = createPublisher({ baseUrl, ...credentials })
  return async count => {
    const events = Array.from({ length: count }, () => ({
      specversion: '1.0' as const,
      id: crypto.randomUUID(),
      source: 'urn:test',
      type: 'organization.created' as const,
      data: { object: { id: 'org_1' } },
    }))
    return (await publisher.publishEvents(events)).map(({ event_id }) => event_id)
  }
}
