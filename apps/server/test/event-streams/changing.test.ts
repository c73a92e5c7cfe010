import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newId } from '../../src/api/ids.ts'
import type { StreamChoices } from '../../src/event-streams/event-stream.ts'
import { lineOf } from '../http/line-of.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { deliver } from '../webhooks/harness/delivery.ts'
import {
  type EventStream,
  manageStreams,
  newStream,
  quickWebhooks,
} from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

const service = await manageStreams(await startWatchedService(quickWebhooks))
const somewhere = 'https://hooks.example.com/'

const update = (id: string, body: unknown) => service.call<EventStream>('update_event_stream', { id, body })

describe('the name of an event stream', () => {
  it('is accepted from only one of fifty concurrent requests', async () => {
    const body = newStream(somewhere, { status: 'disabled' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.call('create_event_stream', { body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(49).fill(409)])
  })

  it('cannot be taken from another stream by a change, but may stay the same', async () => {
    const [one, two] = [await service.create(somewhere), await service.create(somewhere)]
    expect(await update(two.id, { name: one.name })).toMatchObject({
      status: 409,
      body: { errorCode: 'conflict' },
    })
    expect(await update(one.id, { name: one.name })).toMatchObject({ status: 200, body: { name: one.name } })
    expect((await service.call('get_event_stream', { id: two.id })).body).toMatchObject({ name: two.name })
  })

  it('is free again once its stream is deleted', async () => {
    const { id, name } = await service.create(somewhere)
    await service.call('delete_event_stream', { id })
    expect((await service.create(somewhere, { name })).name).toBe(name)
  })
})

describe('a change of an event stream', () => {
  it('keeps filters, order and rate, and replaces each of them', async () => {
    const choices: StreamChoices = {
      filters: [{ path: 'data.object.id', prefix: 'org_' }],
      order: 'object',
      max_events_per_second: 10,
    }
    const { id } = await service.create(somewhere, choices)
    expect((await service.call('get_event_stream', { id })).body).toMatchObject(choices)
    const changes = [{ filters: [] }, { order: 'none' }, { max_events_per_second: 0 }]
    for (const change of changes) expect((await update(id, change)).body).toMatchObject(change)
    expect((await update(id, { name: randomUUID() })).body).toMatchObject(Object.assign({}, ...changes))
  })

  it('keeps the properties that are not in the request', async () => {
    const created = await service.create(somewhere)
    const { body } = await update(created.id, { name: `${created.name}, renamed` })
    const { signing_secret: _, ...configuration } = created.destination.configuration
    expect(body).toEqual({
      ...created,
      destination: { type: 'webhook', configuration },
      name: `${created.name}, renamed`,
      updated_at: expect.any(String),
    })
    expect(body.updated_at >= created.updated_at).toBe(true)
    expect((await service.call('get_event_stream', { id: created.id })).body).toEqual(body)
  })

  it('keeps the secrets of the destination if the request has no destination', async () => {
    const target = await startTarget()
    const { id, name } = await service.create(target.url)
    await update(id, { name: `${name}, renamed` })
    const { headers } = await deliver(service, target)
    expect(headers.authorization).toBe('Bearer a-token-of-the-target')
  })

  it('keeps and shows the name of the secrets, until the destination is replaced', async () => {
    const { destination, ...stream } = newStream(somewhere)
    const { configuration } = destination
    const named = { ...destination, configuration: { ...configuration, secret_version: '2026-11' } }
    const { id } = (
      await service.call<EventStream>('create_event_stream', { body: { ...stream, destination: named } })
    ).body
    const shown = async () =>
      (await service.call<EventStream>('get_event_stream', { id })).body.destination.configuration
    expect(await shown()).toMatchObject({ secret_version: '2026-11' })
    await update(id, { name: `${stream.name}, renamed` })
    expect(await shown()).toMatchObject({ secret_version: '2026-11' })
    await update(id, { destination })
    expect(await shown()).not.toHaveProperty('secret_version')
  })

  it('applies to subscriptions from the next event on', async () => {
    const target = await startTarget()
    const { id } = await service.create(target.url, { subscriptions: [{ event_type: 'group.created' }] })
    await update(id, { subscriptions: [{ event_type: 'user.created' }] })
    expect((await deliver(service, target)).event.type).toBe('user.created')
  })

  it.each([{}, { id: newId('est_') }, { status: 'paused' }, { subscriptions: [] }, { destination: null }])(
    'is refused if the request is %j',
    async body => {
      const { id } = await service.create(somewhere)
      expect(await update(id, body)).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
    },
  )

  it.each([
    'get_event_stream',
    'update_event_stream',
    'delete_event_stream',
    'get_event_stream_stats',
  ] as const)(
    'is answered with 404 if the stream does not exist, like every other operation: %s',
    async operation => {
      const body = operation === 'update_event_stream' ? { name: 'x' } : undefined
      expect(await service.call(operation, { id: newId('est_'), body })).toMatchObject({ status: 404 })
    },
  )
})

it('no answer and no file of the service contains a secret', async () => {
  const signing_secret = `whsec_${Buffer.from('a signing secret of 32 bytes.....').toString('base64')}`
  const authorizations = [
    { method: 'basic', username: 'the-user', password: 'the-password-itself' },
    { method: 'bearer', token: 'the-token-itself' },
    { method: 'custom_header', header_key: 'X-Key', header_value: 'the-value-itself' },
  ] as const
  const secrets = ['the-password-itself', 'the-token-itself', 'the-value-itself', signing_secret.slice(6)]
  const shown: unknown[] = []
  const ids: string[] = []
  for (const webhook_authorization of authorizations) {
    const created = await service.create(somewhere, {}, { webhook_authorization, signing_secret })
    ids.push(created.id)
    const { destination } = newStream(somewhere, {}, { webhook_authorization, signing_secret })
    shown.push(created, (await update(created.id, { destination })).body)
    shown.push((await service.call('get_event_stream', { id: created.id })).body)
  }
  shown.push((await service.call('list_event_streams', { query: { take: '50' } })).body)
  const text = JSON.stringify(shown)
  expect(secrets.filter(secret => text.includes(secret))).toEqual([])
  expect(text).toContain('the-user')

  const files = (await readdir(service.dataDir)).filter(file => file.startsWith('tenant.db'))
  const bytes = Buffer.concat(
    await Promise.all(files.map(file => readFile(path.join(service.dataDir, file)))),
  )
  expect(ids.filter(id => !bytes.includes(id))).toEqual([])
  expect(secrets.filter(secret => bytes.includes(secret))).toEqual([])
  const { headers } = await send(service, { path: '/docs' })
  await lineOf(service, headers['x-request-id'])
  expect(service.lines.filter(line => secrets.some(secret => line.includes(secret)))).toEqual([])
})
