/** Uses this package's client with the hostile service in all ways; see `doAssignments`. */
import { createClient, isFailure } from '../../src/index.ts'
import { createPublisher } from '../../src/publishing/publisher.ts'
import { doAssignments } from './assignments.ts'
import { limits } from './report.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const event = {
  specversion: '1.0',
  id: 'e1',
  source: 'urn:test',
  type: 'organization.created',
  data: { object: { id: 'org_1' } },
} as const

async function readAll(pages: AsyncIterable<unknown>): Promise<number> {
  let count = 0
  for await (const _ of pages) count += 1
  return count
}

await doAssignments({
  ways(baseUrl) {
    const { idleTimeout, ...options } = limits
    const own = { baseUrl, token: 'a.b.c', ...options }
    const client = createClient(own)
    const hooked = createClient({ ...own, onRequest: () => undefined, onResponse: async () => undefined })
    const credentials = { baseUrl, clientId: 'a', clientSecret: 'b', ...options }
    return {
      read: () => client.getEventStream({ id }),
      'read with hooks': () => hooked.getEventStream({ id }),
      delete: () => client.deleteEventStream({ id }),
      create: () => client.testEventStream({ id, event_type: 'user.created' }),
      list: () => readAll(client.listEventStreams()),
      'list by Link': () => readAll(client.getEventDeliveries({ id })),
      'get a token': () => createClient(credentials).getEventStream({ id }),
      publish: () => createPublisher(own).publishEvents([event, event]),
      'publish with a token': () => createPublisher(credentials).publishEvents([event]),
      follow: signal => client.subscribe({ idleTimeout, signal })[Symbol.asyncIterator]().next(),
      'follow with a token': signal =>
        createClient(credentials).subscribe({ idleTimeout, signal })[Symbol.asyncIterator]().next(),
    }
  },
  endOfValue: () => 'value',
  endOfError(error, signal) {
    if (isFailure(error)) return error.code
    return error === signal.reason ? 'aborted' : `${error} ${(error as Error).stack}`
  },
})
