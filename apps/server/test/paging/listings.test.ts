import { operations } from '@tenant-api/contract'
import { expect, test } from 'vitest'
import { newPolicy, policiesPath } from '../http/policy.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'

const service = await startWatchedService({ TENANT_CLOUD: 'private' })
const token = await service.token({
  scope: ['create', 'read', 'delete'].map(verb => `${verb}:rate_limit_policies`).join(' '),
})

async function create(count: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      send(service, { method: 'POST', path: policiesPath, token, body: newPolicy() }),
    ),
  )
  return answers.map(({ text }) => JSON.parse(text).id as string).toSorted()
}

async function list(query: string) {
  const { status, text } = await send(service, { path: `${policiesPath}?${query}`, token })
  const { rate_limit_policies: policies = [], next } = JSON.parse(text)
  return { status, ids: (policies as { id: string }[]).map(({ id }) => id), next: String(next) }
}

const remove = (id = '') => {
  const path = operations.delete_rate_limit_policy.path.replace('{id}', id)
  return send(service, { method: 'DELETE', path, token })
}

// shows: paging.live
test('a listing shows the data at the time of each request', async () => {
  const [first, second, third] = await create(3)
  const page = await list('take=1')
  expect(page.ids).toEqual([first])
  await remove(second)
  expect((await list(`take=1&from=${page.next}`)).ids).toEqual([third])

  expect((await list('page=0&per_page=1')).ids).toEqual([first])
  await remove(first)
  expect((await list('page=1&per_page=1')).ids).toEqual([])
  await remove(third)
})

test('a listing continues with the same filters in any order', async () => {
  const [first, second] = await create(2)
  const filters = ['resource=oauth_authentication_api', 'consumer=client']
  const page = await list(['take=1', ...filters].join('&'))
  expect(page.ids).toEqual([first])
  const next = await list(['take=1', `from=${page.next}`, ...filters.toReversed()].join('&'))
  expect(next).toMatchObject({ status: 200, ids: [second] })
  for (const id of [first, second]) await remove(id)
})

// shows: paging.per_page.private, paging.per_page.default, paging.take.private, paging.take.default, limits.offset-page
// shows: limits.checkpoint-page
test('a private cloud has pages of 50 results by default, and of at most 100', async () => {
  await create(101)
  for (const query of ['', 'page=0']) expect((await list(query)).ids).toHaveLength(50)
  for (const query of ['take=100', 'page=0&per_page=100']) expect((await list(query)).ids).toHaveLength(100)
  for (const query of ['take=101', 'per_page=101']) expect((await list(query)).status).toBe(400)
})
