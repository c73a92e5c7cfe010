import type { PublicOperationId } from '@tenant-api/client'
import { document } from '@tenant-api/contract'
import { type RunningMock, startMockHere } from '@tenant-api/test-kit/start-mock'
import { credentials } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleStreamId, operations } from '../../src/generated/operations.ts'
import { toolNameOf } from '../../src/mcp/operation-tools.ts'
import { newStream } from '../cases.ts'
import { startTestService, type TestService } from '../service.ts'
import { type Agent, connectAgent } from './agent.ts'

let service: TestService
let token: string
let mock: RunningMock

beforeAll(async () => {
  ;[service, mock] = await Promise.all([startTestService(), startMockHere({ MOCK_EVENTS_PER_SECOND: '0' })])
  token = await service.service.token()
})
afterAll(() => Promise.all([service.service.stop(), mock.stop()]))

const ofService = (options = {}) => connectAgent({ baseUrl: service.baseUrl, token }, options)
const ofMock = (options = {}) => connectAgent({ baseUrl: mock.baseUrl, token: 'any' }, options)
const ids = Object.keys(operations) as PublicOperationId[]
const toolsOf = async ({ client }: Agent) => (await client.listTools()).tools

describe('the list of tools', () => {
  test('has fewer than 30,000 characters, with all tools', async () => {
    const { client } = await ofMock({ allowsWrites: true })
    const size = JSON.stringify(await client.listTools()).length
    expect(size).toBeGreaterThan(20_000)
    expect(size).toBeLessThan(30_000)
  })

  test('has all reads, and writes only if they are allowed', async () => {
    const [reads, all] = await Promise.all(
      [ofService(), ofService({ allowsWrites: true })].map(async agent => toolsOf(await agent)),
    )
    const names = ids.map(toolNameOf)
    expect(all?.map(({ name }) => name).toSorted()).toEqual([...names, 'read_rest'].toSorted())
    expect(reads).toEqual(all?.filter(({ name }) => name.startsWith('read_')))
    expect(reads?.length).toBeGreaterThan(15)
  })

  test.each([
    ['list_event_streams', "There is no tool 'list_event_streams'. Did you mean 'read_list_event_streams'?"],
    [
      'delete_event_stream',
      "There is no tool 'delete_event_stream'. Did you mean 'write_delete_event_stream'?",
    ],
    ['nonsense', "There is no tool 'nonsense'. The list of tools has the names."],
  ])('helps a caller that knows the operation %s, but not its tool', async (name, message) => {
    const { client } = await ofService()
    await expect(client.callTool({ name, arguments: {} })).rejects.toThrow(message)
  })

  test('says which tools change something, and which may destroy something', async () => {
    const tools = await toolsOf(await ofMock({ allowsWrites: true }))
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]))
    for (const { name } of tools) expect(hints[name]?.readOnlyHint).toBe(name.startsWith('read_'))
    const writes = tools.filter(({ annotations }) => !annotations?.readOnlyHint)
    const destructive = writes.filter(({ annotations }) => annotations?.destructiveHint)
    expect(destructive.map(({ name }) => name).toSorted()).toEqual([
      'write_delete_event_stream',
      'write_delete_rate_limit_policy',
      'write_end_replay',
      'write_mock_cut_streams',
      'write_mock_reset_answers',
      'write_replay_events',
      'write_skip_events',
      'write_update_event_stream',
      'write_update_rate_limit_policy',
    ])
    expect(hints.write_delete_event_stream?.idempotentHint).toBe(true)
    expect(hints.write_test_event_stream).toMatchObject({ destructiveHint: false, idempotentHint: false })
  })

  test('refers only to tools that are in it', async () => {
    for (const allowsWrites of [false, true]) {
      const tools = await toolsOf(await ofService({ allowsWrites }))
      const names = tools.map(({ name }) => name)
      const named = JSON.stringify(tools).match(/\b(?:read|write)_\w+/g) ?? []
      expect(named.filter(name => !names.includes(name))).toEqual([])
    }
  })

  test('has the required arguments of an operation, and its choices', async () => {
    const tools = await toolsOf(await ofService({ allowsWrites: true }))
    const schema = tools.find(({ name }) => name === 'write_update_rate_limit_policy')?.inputSchema
    expect(schema?.required).toEqual(['id', 'configuration'])
    expect(Object.keys(schema?.properties ?? {})).toEqual(['id', 'If-Match', 'configuration'])
    expect(JSON.stringify(tools)).toContain('"user.created"')
  })

  test('has the controls of a mock only if the address is that of a mock', async () => {
    const named = async (agent: Agent) => (await toolsOf(agent)).map(({ name }) => name)
    const isControl = (name: string) => name.includes('_mock_')
    expect((await named(await ofMock({ allowsWrites: true }))).filter(isControl)).toEqual([
      'read_mock_answers',
      'write_mock_choose_answer',
      'write_mock_reset_answers',
      'write_mock_push_event',
      'write_mock_cut_streams',
    ])
    expect((await named(await ofMock())).filter(isControl)).toEqual(['read_mock_answers'])
    expect((await named(await ofService({ allowsWrites: true }))).filter(isControl)).toEqual([])
  })
})

/** Arguments with which every operation gets an answer that the document describes. */
const given: Readonly<Record<string, unknown>> = {
  id: exampleStreamId,
  event_id: 'evt_1CfRm7TzVnBx4JqGsLwC5e',
  take: 1,
}

describe.each([
  ['the service', ofService],
  ['the mock', ofMock],
])('with writes, at %s', (_name, connect) => {
  test.each(ids)('%s is reachable', async id => {
    const agent = await connect({ allowsWrites: true })
    const names = [...operations[id].pathParameters, ...(operations[id].isListing ? ['take'] : [])]
    const sent = Object.fromEntries(names.map(name => [name, given[name]]))
    const isStream = id === 'subscribe_events'
    const { isError, json } = await agent.call(toolNameOf(id), isStream ? { seconds: 1 } : sent)
    if (!isError) return
    const { method, path } = operations[id]
    const documented = Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {})
    expect(documented).toContain(String(json.status))
  })
})

describe('writes', () => {
  test('are named in the instructions if they are not offered, so that an agent can tell its user', async () => {
    const [reads, all] = [await ofMock(), await ofMock({ allowsWrites: true })]
    expect(reads.client.getInstructions()).toContain('--allow-writes')
    expect(all.client.getInstructions()).not.toContain('--allow-writes')
  })

  const writes = ids.filter(id => toolNameOf(id).startsWith('write_'))
  test('there are some', () => expect(writes.length).toBeGreaterThan(10))

  test.each(writes)('%s is refused without --allow-writes, and nothing is sent', async id => {
    const agent = await ofMock()
    const before = mock.lines.length
    const { isError, json } = await agent.call(toolNameOf(id), given)
    expect(isError).toBe(true)
    expect(json).toEqual({
      code: 'writes_not_allowed',
      message: `${toolNameOf(id)} changes something, and this server only reads. To offer writes, start it with --allow-writes.`,
    })
    expect(mock.lines.slice(before)).toEqual([])
  })

  test('create, change and delete a resource, and the log shows by whose call', async () => {
    const agent = await ofService({ allowsWrites: true })
    const created = await agent.call('write_create_event_stream', newStream())
    expect(created.json).toMatchObject({ status: 201, etag: expect.any(String) })
    const { id } = created.json.data as { id: string }
    const conflict = { id, name: 'Audit', 'If-Match': '"other"' }
    expect(await agent.call('write_update_event_stream', conflict)).toMatchObject({
      isError: true,
      json: { status: 412, data: { errorCode: 'precondition_failed' } },
    })
    const changed = await agent.call('write_update_event_stream', {
      ...conflict,
      'If-Match': created.json.etag,
    })
    expect(changed.json).toMatchObject({ status: 200, data: { id, name: 'Audit' } })
    expect((await agent.call('write_delete_event_stream', { id })).json).toEqual({ status: 204 })
    const { json } = await agent.call('read_list_logs', { correlation_id: 'mcp-test', resource_id: id })
    expect((json.items as { operation: string }[]).map(({ operation }) => operation)).toEqual([
      'delete_event_stream',
      'update_event_stream',
      'create_event_stream',
    ])
  })
})

describe('credentials', () => {
  test('an agent learns its scopes, but sees neither secret nor token', async () => {
    const agent = await connectAgent({ baseUrl: service.baseUrl, ...credentials })
    const { json, texts } = await agent.call('read_whoami')
    expect(json).toMatchObject({ client: credentials.clientId, expires: expect.any(String) })
    expect(String(json.scopes).split(' ')).toContain('read:event_streams')
    expect(texts.join()).not.toContain(credentials.clientSecret)
    expect(texts.join()).not.toMatch(/eyJ/)
  })

  test('a refused token is an error that says what to do', async () => {
    const agent = await connectAgent({ baseUrl: service.baseUrl, token: 'refused' })
    expect(await agent.call('read_get_event_subscribers')).toMatchObject({
      isError: true,
      json: {
        status: 401,
        data: { errorCode: 'invalid_token' },
        next: expect.stringContaining('tenant-api login'),
      },
    })
  })

  test('an address where nothing listens is an error of the call', async () => {
    const agent = await connectAgent({ baseUrl: 'http://127.0.0.1:2', token: 'any' })
    expect(await agent.call('read_get_event_stream', { id: exampleStreamId })).toMatchObject({
      isError: true,
      json: { code: 'network_error', next: expect.any(String) },
    })
  })
})

describe('the controls of the mock', () => {
  test('choose an answer, and forget it', async () => {
    const agent = await ofMock({ allowsWrites: true })
    const { json } = await agent.call('read_mock_answers')
    expect(json).toMatchObject({
      data: { operations: { list_logs: { answers: { 429: expect.any(Array) } } } },
    })
    await agent.call('write_mock_choose_answer', { operation: 'list_logs', status: 403 })
    expect(await agent.call('read_list_logs')).toMatchObject({ isError: true, json: { status: 403 } })
    expect((await agent.call('write_mock_reset_answers')).json).toEqual({ status: 200, data: { removed: 1 } })
    expect((await agent.call('read_list_logs')).isError).toBe(false)
  })

  test('push an event, which the next read gets', async () => {
    const agent = await ofMock({ allowsWrites: true })
    const pushed = await agent.call('write_mock_push_event', { type: 'user.deleted' })
    const { message } = pushed.json.data as { message: { offset: string } }
    const { json } = await agent.call('read_events_since', {
      from_timestamp: new Date(Date.now() - 60_000).toISOString().replace(/\.\d+/, ''),
      take: 1,
    })
    expect(json).toMatchObject({
      events: [{ type: 'user.deleted', offset: message.offset }],
      next: message.offset,
    })
    expect((await agent.call('write_mock_cut_streams')).json).toMatchObject({ status: 200 })
  })

  test('refuse what the mock refuses, in its words', async () => {
    const agent = await ofMock({ allowsWrites: true })
    expect(
      await agent.call('write_mock_choose_answer', { operation: 'list_logs', status: 799 }),
    ).toMatchObject({
      isError: true,
      json: { status: 400, data: { errorCode: 'invalid_body' } },
    })
  })
})
