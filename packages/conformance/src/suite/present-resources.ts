import { operations } from '@tenant-api/contract'
import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { documentedPath, documentedRequests, pathParameters } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { lack } from '../needs.ts'
import { operationsOf, type Target } from '../target.ts'
import { acceptedEventStream, newEventStream } from './event-streams.ts'
import { acceptedPolicy, newPolicy } from './rate-limit-policies.ts'

/** Operations on an existing event stream or policy. */
export function presentResources(target: Target): void {
  const onOne = operationsOf(target).filter(({ id }) => pathParameters(id).join() === 'id')

  describe.each(onOne)('$id', ({ id, path }) => {
    test.each(documentedRequests(id))('succeeds with the example "$name" of the document', async request => {
      const present = documentedPath(id, { id: await create(target, path) })
      const { status } = await call(target, id, { ...request, path: present }, target.token)
      expect([200, 202, 204]).toContain(status)
    })
  })

  describe
    .unless(lack(target, 'keepState'))
    .each(['delete_event_stream', 'delete_rate_limit_policy'] as const)('%s', id => {
    test('leaves nothing behind', async () => {
      const { method, path } = operations[id]
      const present = documentedPath(id, { id: await create(target, path) })
      const first = await call(target, id, { method, path: present }, target.token)
      const second = await call(target, id, { method, path: present }, target.token)
      expect([first.status, second.status]).toEqual([204, 404])
    })
  })
}

/** Creates the event stream or policy that a path needs, and resolves with its id. */
async function create(target: Target, path: string): Promise<string> {
  const { id } = path.startsWith(operations.create_event_stream.path)
    ? await acceptedEventStream(target, { ...newEventStream(), status: 'enabled' })
    : await acceptedPolicy(target, newPolicy())
  return id
}
