import { expect, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { userEvent } from '../events/published-events.ts'
import type { AttackedService } from '../hardening/attacked-service.ts'
import { createStream, publish, request } from '../hardening/attacks/as-client.ts'
import { holdClocks } from '../held-clock.ts'
import { send } from '../http/send.ts'
import { rateLimitOf } from '../rate-limits/token-request.ts'
import { startWatchedService } from '../watched-service.ts'

const burst = 50
const service = await startWatchedService({ API_RATE_LIMIT: `1,${burst}` })

test('a large answer counts as one request for each 256 KB that it begins, also beyond the quota', async () => {
  // No request comes back while the test runs.
  holdClocks()
  const [token, publisherToken] = await Promise.all([
    service.token({}),
    service.token({ audience: '/internal/' }),
  ])
  const client = { ...service, attacker: { token, publisherToken } } as unknown as AttackedService
  const stream = await createStream(client)
  await publish(client, [userEvent('large', 'x'.repeat(900_000)), userEvent('small')])
  await request(client, 'PATCH', stream, { status: 'disabled' })
  const list = () => send(service, { path: `${stream}/deliveries`, token })
  let left = rateLimitOf(await send(service, { path: stream, token }))?.remaining ?? 0
  expect(left).toBe(burst - 3)
  let sizes = 0
  for (let answer = await list(); answer.status === 200; answer = await list()) {
    const counted = Math.ceil(Buffer.byteLength(answer.text) / limits.quotaRequestBytes)
    expect(counted).toBe(4)
    left = Math.max(0, left - counted)
    expect(rateLimitOf(answer)?.remaining).toBe(left)
    sizes++
  }
  // 47 requests: eleven answers, and a twelfth beyond the quota.
  expect(sizes).toBe(12)
})
