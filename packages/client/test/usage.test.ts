import { expect, test } from 'vitest'
import { createClient } from '../src/index.ts'
import { recordReads, type Use } from '../src/usage.ts'
import { exampleOf, messageOf, startService } from './service.ts'

async function startRecorded() {
  const service = await startService()
  const uses: Use[] = []
  const client = createClient({ baseUrl: service.baseUrl, token: 'any', retries: 0 })
  const reads = () => uses.flatMap(({ reads }) => reads ?? [])
  return { service, client: recordReads(client, use => uses.push(use)), uses, reads }
}
const id = 'est_0000000000000000000000'

test('reports each property that a program reads, once, and not those that it does not read', async () => {
  const { service, client, uses } = await startRecorded()
  const reading = client.getEventStream({ id })
  ;(await service.next()).answer('get_event_stream', 200, 'enabled')
  const stream = await reading
  const [first] = stream.subscriptions
  const types = stream.subscriptions.map(({ event_type }) => event_type)
  expect(types).toContain(first?.event_type)
  expect('filters' in stream).toBe(false)
  expect(uses).toEqual(
    [[], ['$.subscriptions'], ['$.subscriptions[*]'], ['$.subscriptions[*].event_type'], ['$.filters']].map(
      reads => ({ operation: 'get_event_stream', reads }),
    ),
  )
})

test('gives the same values as the client, and its errors', async () => {
  const { service, client, reads } = await startRecorded()
  const calling = client.getEventStream({ id }).withResponse()
  ;(await service.next()).answer('get_event_stream', 200, 'enabled')
  const { data, response } = await calling
  expect(response.status).toBe(200)
  expect(JSON.parse(JSON.stringify(data))).toEqual(exampleOf('get_event_stream', 200, 'enabled'))
  // Who writes the whole answer reads all of it.
  expect(reads()).toEqual(expect.arrayContaining(['$.id', '$.destination.configuration.webhook_endpoint']))

  const failing = client.getEventStream({ id })
  ;(await service.next()).answer('get_event_stream', 404, 'not_found')
  await expect(failing).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('a frozen answer keeps its values', async () => {
  const { service, client } = await startRecorded()
  const reading = client.getEventStream({ id })
  ;(await service.next()).answer('get_event_stream', 200, 'enabled')
  const stream = Object.freeze(await reading)
  expect(stream.destination.type).toBe('webhook')
})

test('follows the pages of a listing, and reports what the client itself reads to do so', async () => {
  const { service, client, reads } = await startRecorded()
  const page = exampleOf('list_event_streams', 200, 'checkpoint') as { eventStreams: { id: string }[] }
  const listing = (async () => {
    const ids: string[] = []
    for await (const stream of client.listEventStreams().items()) ids.push(stream.id)
    return ids
  })()
  ;(await service.next()).answerJson('list_event_streams', { ...page, next: 'c1' })
  ;(await service.next()).answerJson('list_event_streams', { ...page, next: undefined })
  const ids = page.eventStreams.map(({ id }) => id)
  expect(await listing).toEqual([...ids, ...ids])
  expect(reads()).toEqual(['$.next', '$.total', '$.per_page', '$.eventStreams', '$.eventStreams[*].id'])
})

test('reports the reads of events by their type, and a subscription keeps its offset', async () => {
  const { service, client, uses } = await startRecorded()
  const subscription = client.subscribe({ from: 'o1' })
  const reading = (async () => {
    for await (const message of subscription) if (message.type === 'user.created') return message.event.time
    return undefined
  })()
  const stream = await service.next()
  stream.openEventStream('o1')
  stream.send(messageOf('group.created', 'o2'), messageOf('user.created', 'o3'))
  expect(await reading).toBe(messageOf('user.created', 'o3').event.time)
  expect(subscription.offset).toBe('o2')
  const operation = 'subscribe_events'
  expect(uses).toEqual([
    { operation, reads: [] },
    { operation, event: 'group.created', reads: ['$.type'] },
    ...['$.type', '$.event', '$.event.time'].map(path => ({
      operation,
      event: 'user.created',
      reads: [path],
    })),
  ])
})
