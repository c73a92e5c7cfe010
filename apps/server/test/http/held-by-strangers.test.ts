import { setTimeout as delay } from 'node:timers/promises'
import { scopesByAudience } from '@tenant-api/contract'
import { expect, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { startWatchedService } from '../watched-service.ts'
import { RawConnection } from './raw-connection.ts'

const service = await startWatchedService()

/** Sends a body of this size to the token endpoint, without its last byte. */
function sendUnfinished(size: number): RawConnection {
  return new RawConnection(service).write(
    `POST /oauth/token HTTP/1.1\r\nHost: t\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${size}\r\n\r\n`,
    Buffer.alloc(size - 1, 'a'),
  )
}

test('a client gets its token even if unauthenticated callers in its network hold all the memory for such callers', async () => {
  // One network may hold half of the memory for callers without a token. The first `uncountedBytes` of each body do not count.
  const large = Math.floor(limits.strangersBodiesBytes / 2 / limits.requestBodyBytes)
  const connections = Array.from({ length: large }, () => sendUnfinished(limits.requestBodyBytes))
  // Fill the rest of this half with small bodies until one is refused.
  const isRefused = async () => {
    const connection = sendUnfinished(2 * limits.uncountedBytes)
    connections.push(connection)
    return Promise.race([connection.until(/^HTTP/).then(() => true), delay(50, false)])
  }
  while (!(await isRefused())) expect(connections.length).toBeLessThan(200)
  // An answer with this token and its scopes is larger than `uncountedBytes`, so its memory counts against the limit.
  const scope = scopesByAudience['/api/v2/'].slice(0, 100).join(' ')
  expect(scope.length + (await service.token({ scope })).length).toBeGreaterThan(limits.uncountedBytes)
  for (const { socket } of connections) socket.destroy()
})
