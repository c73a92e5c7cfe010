import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@tenant-api/client'
import { abilities } from '@tenant-api/conformance/target'
import { dereference, publicDocument } from '@tenant-api/contract'
import { startMockHere } from '@tenant-api/test-kit/start-mock'
import { credentials } from '@tenant-api/test-kit/start-service'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { afterAll } from 'vitest'
import { declareSuite } from '../src/suite.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL9z'
interface Content {
  readonly content: Readonly<
    Record<string, { readonly examples: Readonly<Record<string, { readonly value: object }>> }>
  >
}
/** The examples of the answer to a GET. */
function examplesAt(where: string, mediaType = 'application/json'): readonly object[] {
  const response = publicDocument.paths[where]?.get?.responses['200'] as Content | undefined
  return Object.values(response?.content[mediaType]?.examples ?? {}).map(
    example => dereference(example).value,
  )
}
/** The resources in the first example of a list. */
function listedAt(where: string): readonly object[] {
  const [shown = {}] = examplesAt(where)
  return (Array.isArray(shown) ? shown : Object.values(shown)[0]) as readonly object[]
}
const ofStream = (resource: object) => ({ ...resource, event_stream_id: id })
const [stream] = listedAt('/api/v2/event-streams')
const seed = {
  event_streams: [
    { ...stream, id, name: 'Orders' },
    { ...stream, id: `${id.slice(0, -1)}y`, name: 'Audit', status: 'disabled' },
  ],
  rate_limit_policies: listedAt('/api/v2/rate-limit-policies'),
  events: examplesAt('/api/v2/events', 'text/event-stream')
    .filter(message => 'event' in message)
    .map((message, index) => ({ ...message, offset: `${100_000 + index}` })),
  deliveries: listedAt('/api/v2/event-streams/{id}/deliveries').map(ofStream),
  attempts: listedAt('/api/v2/event-streams/{id}/attempts').map(ofStream),
}
const file = path.join(createTemporaryFolder(), 'tenant.json')
writeFileSync(file, JSON.stringify(seed))

const mock = await startMockHere({ MOCK_SEED: file, MOCK_HEARTBEAT_SECONDS: '1' })
afterAll(() => mock.stop())

const { access_token: token } = await createClient({ baseUrl: mock.baseUrl, token: 'any' }).issueToken({
  grant_type: 'client_credentials',
  audience: '/api/v2/',
  client_id: credentials.clientId,
})

declareSuite({
  name: 'The mock with a seed',
  baseUrl: mock.baseUrl,
  token,
  credentials,
  hasExactMessages: true,
  can: abilities.mock,
})
