import { validateAnswer } from '@tenant-api/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { post, sendTo } from './send.ts'

type Item = Readonly<Record<string, unknown>> & { readonly id: string }

let mock: Mock

beforeEach(async () => {
  mock = await startMock()
})
afterEach(() => mock.close())

const send = (path: string, init?: RequestInit) => sendTo(`${mock.url}/api/v2/${path}`, init)

async function list(path: string): Promise<Item[]> {
  const { body } = await send(path)
  return Object.values(body as object).find(Array.isArray) ?? []
}

async function create(path: string, body: object): Promise<Item> {
  const answer = await send(path, post(JSON.stringify(body)))
  expect(answer.status).toBe(201)
  const id = path === 'event-streams' ? 'create_event_stream' : 'create_rate_limit_policy'
  expect(validateAnswer(id, answer)).toEqual([])
  return answer.body as Item
}

/** The results of each page. */
async function pages(path: string, take: string): Promise<Item[][]> {
  const found: Item[][] = []
  let next: string | undefined = ''
  while (next !== undefined) {
    const query: string = next && `&from=${next}`
    const { body } = await send(`${path}?${take}${query}`)
    found.push(Object.values(body as object).find(Array.isArray) ?? [])
    next = (body as { next?: string }).next
  }
  return found
}

/** The results of all pages. */
async function paged(path: string): Promise<Item[]> {
  return (await pages(path, 'take=2')).flat()
}

const policy = (name: string) => ({
  ...{ resource: 'oauth_authentication_api', consumer: 'client', consumer_selector: `client_id:${name}` },
  configuration: { action: 'block', limit: 25 },
})
const webhook_authorization = { method: 'basic', username: 'archive', password: 'secret' }
const stream = {
  ...{ name: 'Billing', subscriptions: [{ event_type: 'user.deleted' }], status: 'disabled' },
  destination: {
    type: 'webhook',
    configuration: { webhook_endpoint: 'https://billing.example.com/', webhook_authorization },
  },
}

describe('a created rate limit policy', () => {
  it('has the properties of the request, and is the last of the list', async () => {
    const before = await paged('rate-limit-policies')
    const [first, second] = [
      await create('rate-limit-policies', policy('a')),
      await create('rate-limit-policies', policy('b')),
    ]
    expect(first).toMatchObject(policy('a'))
    expect(await paged('rate-limit-policies')).toEqual([...before, first, second])
    expect(await list('rate-limit-policies?page=0&per_page=6')).toEqual([...before, first, second])
    expect(await list('event-streams')).toHaveLength(2)
  })

  it('can be read, changed and deleted', async () => {
    const { id } = await create('rate-limit-policies', policy('a'))
    const path = `rate-limit-policies/${id}`
    const configuration = { action: 'allow' }
    const changed = await send(path, { ...post(JSON.stringify({ configuration })), method: 'PATCH' })
    expect(changed.body).toMatchObject({ ...policy('a'), id, configuration })
    for (const answer of [changed, await send(path)])
      expect(validateAnswer('update_rate_limit_policy', answer)).toEqual([])
    expect((await send(path)).body).toEqual(changed.body)
    expect(await paged('rate-limit-policies')).toContainEqual(changed.body)
    const headers = { Authorization: 'Bearer any' }
    expect((await send(path, { method: 'DELETE', headers })).status).toBe(204)
    expect((await paged('rate-limit-policies')).map(item => item.id)).not.toContain(id)
  })

  it('is on the second page, after the copies', async () => {
    const before = await list('rate-limit-policies')
    const created = await create('rate-limit-policies', policy('a'))
    const { body } = await send('rate-limit-policies')
    expect(await list('rate-limit-policies')).toEqual(before)
    const last = await list(`rate-limit-policies?from=${(body as { next: string }).next}`)
    expect(last).toHaveLength(3)
    expect(last.at(-1)).toEqual(created)
  })

  it('stays listed, however many are created, on pages of at most 25', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `client-${index}`)
    for (const name of names) await create('rate-limit-policies', policy(name))
    const [, second] = await pages('rate-limit-policies', '')
    expect(second).toHaveLength(25)
    const ids = (await paged('rate-limit-policies')).map(({ id }) => id)
    expect(new Set(ids).size).toBe(34)
    expect(await list('rate-limit-policies?consumer_selector=client_id:client-0')).toHaveLength(1)
  })

  it('is not listed if its answer was chosen with Prefer', async () => {
    const headers = { Prefer: 'code=409' }
    await send('rate-limit-policies', post(JSON.stringify(policy('a')), headers))
    expect(await list('rate-limit-policies')).toHaveLength(2)
  })
})

it('a deleted resource is gone: from the list, and for every later request', async () => {
  const headers = { Authorization: 'Bearer any' }
  const [first, ...others] = await list('event-streams')
  const path = `event-streams/${first?.id}`
  expect((await send(path, { method: 'DELETE', headers })).status).toBe(204)
  expect(await list('event-streams')).toEqual(others)
  const gone = await send(path)
  expect(gone.status).toBe(404)
  expect(validateAnswer('get_event_stream', gone)).toEqual([])
  expect((await send(`${path}/deliveries`)).status).toBe(404)
  expect((await send(path, { method: 'DELETE', headers })).status).toBe(404)
})

it('DELETE /__mock/resources forgets which resources were created or deleted', async () => {
  const before = await list('event-streams')
  await create('event-streams', stream)
  const headers = { Authorization: 'Bearer any' }
  await send(`event-streams/${before[0]?.id}`, { method: 'DELETE', headers })
  const forget = () => sendTo(`${mock.url}/__mock/resources`, { method: 'DELETE' })
  expect(await forget()).toMatchObject({ status: 200, body: { forgotten: 2 } })
  expect(await list('event-streams')).toEqual(before)
  expect(await forget()).toMatchObject({ body: { forgotten: 0 } })
})

it.each(['event-streams', 'rate-limit-policies'])('%s has the oldest resource first', async path => {
  const items = await paged(path)
  for (const name of ['id', 'created_at']) {
    const values = items.map(item => String(item[name]))
    expect(values).toEqual([...new Set(values)].sort())
  }
})

it('a listing omits deleted resources, and ends even if all are deleted', async () => {
  const all = await paged('rate-limit-policies')
  const [last] = all.splice(-1)
  for (const { id } of all)
    await send(`rate-limit-policies/${id}`, { method: 'DELETE', headers: { Authorization: 'Bearer any' } })
  expect(await paged('rate-limit-policies')).toEqual([last])
  await send(`rate-limit-policies/${last?.id}`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer any' },
  })
  expect(await paged('rate-limit-policies')).toEqual([])
})

it('a created event stream is listed without secrets, and only its creation shows the signing secret', async () => {
  const created = await create('event-streams', stream)
  expect(created).toMatchObject({ name: 'Billing', status: 'disabled' })
  expect(JSON.stringify(created)).toMatch(/"signing_secret":"whsec_/)
  expect(JSON.stringify(created)).not.toContain('"password"')
  const answer = await send('event-streams?page=0')
  expect(validateAnswer('list_event_streams', answer)).toEqual([])
  const listed = (await paged('event-streams')).at(-1)
  expect(listed).toMatchObject({ id: created.id, name: 'Billing', destination: { type: 'webhook' } })
  expect(JSON.stringify(listed)).not.toMatch(/whsec_|secret/)
})

describe('the entity tag of a resource', () => {
  const change = (id: string, tag: string, name = 'Renamed') => ({
    ...post(JSON.stringify({ name }), { 'If-Match': tag }),
    method: 'PATCH',
    path: `event-streams/${id}`,
  })
  const sent = ({ path, ...init }: ReturnType<typeof change>) => send(path, init)
  const tagOf = async (id: string) => (await send(`event-streams/${id}`)).headers.etag ?? ''

  it.each(['an example', 'a created resource'])(
    'of %s, sent as If-Match, lets one of two changes pass',
    async kind => {
      const id =
        kind === 'an example' ? 'est_1CfRkm7WrQvB2TzNpXyL4d' : (await create('event-streams', stream)).id
      const tag = await tagOf(id)
      const first = await sent(change(id, tag))
      expect(first).toMatchObject({ status: 200, body: { name: 'Renamed' } })
      expect(first.headers.etag).toBe(await tagOf(id))
      expect(first.headers.etag).not.toBe(tag)
      const second = await sent(change(id, tag, 'Overwritten'))
      expect(second).toMatchObject({ status: 412, body: { errorCode: 'precondition_failed' } })
      expect(validateAnswer('update_event_stream', second)).toEqual([])
      const remove = (header: string) =>
        send(`event-streams/${id}`, {
          method: 'DELETE',
          headers: { Authorization: 'Bearer any', 'If-Match': header },
        })
      expect((await remove(tag)).status).toBe(412)
      expect(await send(`event-streams/${id}`)).toMatchObject({ body: { name: 'Renamed' } })
      expect((await remove('*')).status).toBe(204)
      expect((await remove('*')).status).toBe(404)
    },
  )

  it('is in no list', async () => {
    expect((await send('event-streams')).headers).not.toHaveProperty('etag')
  })
})
