import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { listen } from '@tenant-api/test-kit/listen'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { afterAll, expect, vi } from 'vitest'
import { type Fixture, newPolicy } from '../cases.ts'
import type { Mode } from '../run-here.ts'
import type { Connected } from '../service.ts'

export const modes: readonly Mode[] = ['terminal', 'pipe', 'json']

/** The arguments that name a command, such as `events tail`. */
export const words = (command: string) => command.split(' ')

/** Creates a configuration folder with a profile that `logout` can delete. */
export function folderWithProfile(): string {
  const home = createTemporaryFolder()
  mkdirSync(path.join(home, 'tenant-api'))
  const stored = { url: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' }
  writeFileSync(path.join(home, 'tenant-api', 'profiles.json'), JSON.stringify({ stored }))
  return home
}

/** Creates the resources for the cases: a failed delivery, a policy, and a receiver that runs until the end of the file. */
export async function prepare({ client, publish }: Connected): Promise<Fixture> {
  const receiver = createServer((_request, response) => response.writeHead(204).end())
  afterAll(() => {
    receiver.close()
  })
  const { id: stream } = await client.createEventStream({
    name: `unreachable ${crypto.randomUUID()}`,
    subscriptions: [{ event_type: 'group.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'http://127.0.0.1:9/events',
        webhook_authorization: { method: 'bearer', token: 'shared' },
      },
    },
  })
  const { id: policy } = await client.createRateLimitPolicy(newPolicy())
  // So many that a replay which sends one in a second takes a while.
  const [published] = await publish(10, 'group.created')
  const event = published?.event_id ?? ''
  // Look for the id, because other test files publish events of this type too.
  await vi.waitFor(
    async () =>
      expect(await client.getEventDeliveries({ id: stream })).toContainEqual(
        expect.objectContaining({ id: event }),
      ),
    waitMs,
  )
  return { client, stream, policy, event, receiver: `${await listen(receiver)}/` }
}
