import { randomBytes } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { newDatabase } from './new-database.ts'
import { startNode } from './nodes.ts'

const streams = 12

it('each notice is sent by one of two nodes, and by the other one while one waits for an answer', async () => {
  const url = await newDatabase()
  let release: () => void = () => {}
  const endpoint = await startTarget((_, res) => {
    if (endpoint.receipts.length > 1) return 204
    release = () => res.writeHead(204).end()
    return undefined
  })
  const env = {
    NOTIFY_ENDPOINT: endpoint.url,
    NOTIFY_SIGNING_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  }
  const nodes = await Promise.all([startNode(url, env), startNode(url, env)])
  afterAll(() => Promise.all(nodes.map(node => node.stop())))
  const service = await manageStreams(nodes[0])
  const gone = await startTarget(() => 410)
  /** Publishes an event, and lets its targets disable new streams. Resolves with the ids of the streams. */
  const disable = async (count: number) => {
    const ids: string[] = []
    for (let index = 0; index < count; index++) ids.push((await service.create(gone.url)).id)
    await service.publish([newUser()])
    return ids
  }
  /** The streams that notices say were disabled, in order of arrival. */
  const told = () =>
    endpoint.receipts
      .map(({ event }) => event as unknown as { type: string; data: { resource?: { id: string } } })
      .filter(({ type }) => type === 'event_stream.disabled')
      .map(({ data }) => data.resource?.id)
  const first = await disable(streams)
  await expect.poll(() => told().length).toBe(streams)
  release()
  // A notice that was sent twice would come before these.
  const last = await disable(2)
  await expect.poll(() => told().length).toBeGreaterThanOrEqual(streams + last.length)
  expect(told().toSorted()).toEqual([...first, ...last].toSorted())
  const ids = endpoint.receipts.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(ids.length)
})
