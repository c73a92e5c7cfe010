import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token({ scope: 'read:event_streams' })

test.each(['a&', 'a=&', '&', 'take=5&', 'a[b][c]=&', '%&', '__proto__[a]=&'])(
  'a query full of %j is refused in linear time',
  async part => {
    const query = part.repeat(Math.floor(15_000 / part.length))
    const before = process.cpuUsage()
    const { status } = await send(service, { path: `/api/v2/event-streams?${query}`, token })
    expect(status).toBe(part === '&' ? 200 : 400)
    const { user, system } = process.cpuUsage(before)
    // Processor time of the service and of this test, in microseconds. A usual query takes 10,000.
    expect(user + system).toBeLessThan(1_000_000)
  },
)
