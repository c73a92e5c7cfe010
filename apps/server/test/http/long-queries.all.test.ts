import { slowness } from '@tenant-api/test-kit/slowness'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token({ scope: 'read:event_streams' })

test.each(['a&', 'a=&', '&', 'take=5&', 'a[b][c]=&', '%&', '__proto__[a]=&'])(
  'a query full of %j is refused in linear time',
  async part => {
    const query = part.repeat(Math.floor(15_000 / part.length))
    const startedAt = performance.now()
    const { status } = await send(service, { path: `/api/v2/event-streams?${query}`, token })
    expect(status).toBe(part === '&' ? 200 : 400)
    expect(performance.now() - startedAt).toBeLessThan(1_000 * slowness)
  },
)
