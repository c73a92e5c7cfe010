import { freePort } from '@tenant-api/test-kit/free-port'
import type { ProgramName } from '@tenant-api/test-kit/programs'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { decodeProtectedHeader } from 'jose'
import { expect } from 'vitest'
import { resultOf } from '../commands/run-command.ts'
import type { Published } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { send } from '../http/send.ts'
import { type Follower, follow } from './follow.ts'
import { startProxy } from './proxy.ts'

/** Events before, between and after the three faults. */
const eventsOfPart = 45

/**
 * Follows a stream behind a proxy through a restart of the service, its sudden death, and the revocation of the key that signed the
 * reader's token.
 *
 * @returns the reader, which has stopped, and the events that it should have seen, in order
 */
export async function streamThroughFaults(
  name: ProgramName,
): Promise<Pick<Follower, 'seen' | 'ends'> & { readonly expected: readonly string[] }> {
  const port = String(await freePort())
  const settings = { PORT: port, API_RATE_LIMIT: 'off', EVENTS_MAX_CONNECTIONS_PER_CLIENT: '2' }
  let service: ServiceProcess = await startServiceProcess(settings)
  const again = { ...settings, DATA_DIR: service.dataDir }
  const proxy = await startProxy(name, service.baseUrl)
  const expected: string[] = []
  const newToken = () => service.token({ scope: 'read:events' })
  const reader = follow(proxy.url, newToken)
  try {
    await reader.isOpen
    await publish()
    await allSeen()
    await service.stop()
    service = await startServiceProcess(again)
    await publish()
    // Only then is the reader back. Some proxies do not try a service that was away until their next probe.
    await allSeen()
    await service.kill()
    service = await startServiceProcess(again)
    await publish()
    await allSeen()
    await resultOf('keys', service.dataDir, ['revoke', await signingKey()])
    await expect.poll(() => reader.ends).toContain('401')
    await publish()
    await allSeen()
  } finally {
    await reader.stop()
    await proxy.stop()
    await service.stop()
  }
  return { seen: reader.seen, ends: reader.ends, expected }

  async function allSeen(): Promise<void> {
    await expect.poll(() => reader.seen.length).toBeGreaterThanOrEqual(expected.length)
  }

  async function publish(): Promise<void> {
    const token = await service.token({ audience: '/internal/' })
    const headers = { 'content-type': 'application/cloudevents+json' }
    for (let left = eventsOfPart; left > 0; left--) {
      const body = JSON.stringify(userEvent(`event-${expected.length}`))
      const { status, text } = await send(service, {
        method: 'POST',
        path: '/internal/events',
        token,
        headers,
        body,
      })
      expect(status, text).toBe(200)
      const { events } = JSON.parse(text) as { events: Published[] }
      expected.push(...events.map(event => event.event_id))
    }
  }

  async function signingKey(): Promise<string> {
    return String(decodeProtectedHeader(await newToken()).kid)
  }
}
