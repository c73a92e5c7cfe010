import { operations } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newStream } from '../webhooks/harness/stream-service.ts'
import { newPolicy } from './policy.ts'
import { expectRefusal } from './refusal.ts'
import { type Answer, send } from './send.ts'

const service = await startWatchedService({ API_RATE_LIMIT: 'off' })
const token = await service.token()

let limit = 0
const kinds = [
  {
    kind: 'event streams',
    ids: ['create_event_stream', 'get_event_stream', 'update_event_stream', 'delete_event_stream'],
    list: 'list_event_streams',
    fresh: () => newStream('https://hooks.example.com/', { status: 'disabled' }),
    change: () => ({ name: newStream('').name }),
    unknown: 'est_1111111111111111111111',
  },
  {
    kind: 'rate limit policies',
    ids: [
      'create_rate_limit_policy',
      'get_rate_limit_policy',
      'update_rate_limit_policy',
      'delete_rate_limit_policy',
    ],
    list: 'list_rate_limit_policies',
    fresh: newPolicy,
    change: () => ({ configuration: { action: 'block', limit: ++limit } }),
    unknown: 'rlp_1111111111111111111111',
  },
] as const

describe.each(kinds)('of $kind, a write', ({ ids, list, fresh, change, unknown }) => {
  const [create, get, update, remove] = ids
  async function call(
    operation: keyof typeof operations,
    { id = '', ifMatch, body }: { id?: string; ifMatch?: string | string[]; body?: object } = {},
  ): Promise<Answer> {
    const { method, path } = operations[operation]
    const headers = ifMatch === undefined ? {} : { 'If-Match': ifMatch }
    return send(service, { method, path: path.replace('{id}', id), token, headers, body })
  }
  const read = async (id: string) => {
    const { status, headers, text } = await call(get, { id })
    return { status, tag: headers.etag, body: status === 200 ? JSON.parse(text) : undefined }
  }
  async function created() {
    const { headers, text } = await call(create, { body: fresh() })
    return { id: String(JSON.parse(text).id), tag: headers.etag ?? '' }
  }

  test('has the tag that a read has, and each change has another one', async () => {
    const { id, tag } = await created()
    expect(tag).toMatch(/^"1-[a-z\d]+"$/)
    expect((await read(id)).tag).toBe(tag)
    const changed = await call(update, { id, body: change() })
    expect(changed.headers.etag).toMatch(/^"2-[a-z\d]+"$/)
    expect((await read(id)).tag).toBe(changed.headers.etag)
  })

  test('with a stale tag is 412, and changes nothing', async () => {
    const { id, tag } = await created()
    await call(update, { id, body: change() })
    const before = await read(id)
    for (const ifMatch of [
      tag,
      `W/${before.tag}`,
      String(before.tag).replaceAll('"', ''),
      '',
      '"*"',
      '*, "a"',
    ])
      for (const operation of [update, remove]) {
        const answer = await call(operation, { id, ifMatch, ...(operation === update && { body: change() }) })
        expectRefusal(answer, 412, 'precondition_failed', operation)
        expect(answer.headers).not.toHaveProperty('etag')
      }
    expect(await read(id)).toEqual(before)
  })

  test.each<[string, (tag: string) => string | string[]]>([
    ['the present tag', tag => tag],
    ['a list with it', tag => `"a", W/"b",${tag}`],
    ['it in one of two headers', tag => ['"a"', tag]],
    ['*', () => ' * '],
  ])('with %s is done', async (_, header) => {
    const { id, tag } = await created()
    const changed = await call(update, { id, ifMatch: header(tag), body: change() })
    expect(changed.status).toBe(200)
    const removed = await call(remove, { id, ifMatch: header(String(changed.headers.etag)) })
    expect(removed.status).toBe(204)
    expect(removed.headers).not.toHaveProperty('etag')
    expect((await read(id)).status).toBe(404)
  })

  test('of an unknown resource is 404, with any tag', async () => {
    for (const ifMatch of ['"a"', '*']) {
      expectRefusal(await call(update, { id: unknown, ifMatch, body: change() }), 404, 'not_found', update)
      expectRefusal(await call(remove, { id: unknown, ifMatch }), 404, 'not_found', remove)
    }
  })

  test('with the same tag succeeds once of twenty at the same time', async () => {
    const { id, tag } = await created()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(update, { id, ifMatch: tag, body: change() })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(412)])
    const winner = answers.find(({ status }) => status === 200)
    expect(await read(id)).toEqual({
      status: 200,
      tag: winner?.headers.etag,
      body: JSON.parse(winner?.text ?? ''),
    })
  })

  test('gives no tag to a list', async () => {
    await created()
    const { status, headers, text } = await call(list)
    expect({ status, tag: headers.etag }).toEqual({ status: 200, tag: undefined })
    expect(text).not.toContain('"version"')
  })
})

test('a taken name with a stale tag is 412, and with the present tag 409', async () => {
  const { path, method } = operations.update_event_stream
  const body = () => newStream('https://hooks.example.com/', { status: 'disabled' })
  const create = (given: object) =>
    send(service, { method: 'POST', path: '/api/v2/event-streams', token, body: given })
  const taken = body()
  await create(taken)
  const { headers, text } = await create(body())
  const rename = (tag: string) =>
    send(service, {
      method,
      path: path.replace('{id}', JSON.parse(text).id),
      token,
      headers: { 'If-Match': tag },
      body: { name: taken.name },
    })
  expectRefusal(await rename('"1-0"'), 412, 'precondition_failed', 'update_event_stream')
  expectRefusal(await rename(String(headers.etag)), 409, 'conflict', 'update_event_stream')
})
