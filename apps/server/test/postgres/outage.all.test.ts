import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { expect, it, onTestFinished } from 'vitest'
import { send } from '../http/send.ts'
import { startFollowing } from './following-node.ts'
import { inTime } from './in-time.ts'
import { newDatabase } from './new-database.ts'

const bin = findPostgres()

it.skipIf(!bin)(
  'while PostgreSQL is down, callers get 503 within seconds, subscriptions stay open and new ones wait; afterwards all continue',
  async () => {
    const server = await startPostgres(bin ?? '')
    onTestFinished(() => server.end())
    const { node, publish, subscription } = await startFollowing(await newDatabase(server.url))

    await server.stop()
    const refused = await inTime(10_000, Promise.all([publish('a'), publish('b')]))
    for (const { status, headers, text } of refused) {
      expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '1' })
      expect(JSON.parse(text)).toMatchObject({ errorCode: 'service_unavailable' })
    }
    for (const _ of [1, 2, 3]) expect((await send(node, { path: '/readyz' })).status).toBe(503)
    expect((await send(node, { path: '/healthz' })).status).toBe(200)

    const waiting = node.subscribe()
    await server.start()
    expect(await (await waiting).next()).toMatchObject({ type: 'offset-only' })
    await expect.poll(async () => (await send(node, { path: '/readyz' })).status).toBe(200)
    await expect.poll(async () => (await send(node, { path: '/readyz' })).text).toContain('"writes":"ok"')
    const told = () =>
      node.lines.map(line => String(JSON.parse(line).msg)).filter(msg => msg.startsWith('the store'))
    await expect
      .poll(told)
      .toEqual(['the store does not answer', 'the store answers again, and acknowledges writes'])
    expect((await publish('c')).status).toBe(200)
    const seen: string[] = []
    while (seen.at(-1) !== 'c') {
      const { event } = await subscription.nextEvent()
      seen.push((event.data.object as { user_id: string }).user_id)
    }
    // An event may be stored although its publication got 503.
    expect(['a', 'b', 'c']).toEqual(expect.arrayContaining(seen))
    expect(new Set(seen).size).toBe(seen.length)
  },
)
