import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { userEvent } from './published-events.ts'

const service = await startWatchedService()
const token = await service.token({ audience: '/internal/' })

const publish = (type: string, body: unknown, headers: Record<string, string> = {}) =>
  send(service, {
    method: 'POST',
    path: '/internal/events',
    token,
    headers: { 'Content-Type': type, ...headers },
    body,
  })

async function expectRefused(answer: ReturnType<typeof publish>) {
  expectRefusal(await answer, 400, 'invalid_body', 'publish_events')
}

const [structured, batch] = ['application/cloudevents+json', 'application/cloudevents-batch+json']

it.each(['\0', 'a\n', '\x7F', '\x85'])('an attribute with a control character is refused: %j', async text => {
  const event = userEvent(randomUUID())
  for (const attributes of [
    { id: text },
    { subject: text },
    { anything: text },
    { datacontenttype: `a/json;${text}` },
  ])
    await expectRefused(publish(structured, { ...event, ...attributes }))
})

describe('a number in an event', () => {
  const withNumber = (number: string) =>
    JSON.stringify(userEvent(randomUUID(), 'a text')).replace('"a text"', `[{"a":${number}}]`)

  it.each(['1e400', '-1.5E+309', `1${'0'.repeat(309)}`, `1${'0'.repeat(230)}e99`])(
    'is refused if it would become null: %s',
    async number => {
      await expectRefused(publish(structured, withNumber(number)))
    },
  )

  it.each(['1e308', `0.${'1'.repeat(309)}`])('may be as large or as long as %s', async number => {
    expect((await publish(structured, withNumber(number))).status).toBe(200)
  })
})

describe('the headers of binary mode', () => {
  it('have no meaning in the other modes', async () => {
    const event = userEvent(randomUUID())
    const headers = { 'ce-id': 'a'.repeat(4_000), 'ce-type': 'nothing', 'ce-time': 'never' }
    expect((await publish(structured, event, headers)).status).toBe(200)
    expect((await publish(batch, [event], headers)).status).toBe(200)
    await expectRefused(publish('application/json', event.data, { 'ce-specversion': '1.0', ...headers }))
  })

  it.each([
    { name: 'escapes', id: 'café €', header: 'caf%C3%A9%20%E2%82%AC' },
    { name: 'raw UTF-8', id: 'café €', header: Buffer.from('café €').toString('latin1') },
    { name: 'a quoted value', id: 'café "€"', header: Buffer.from('"café \\"€\\""').toString('latin1') },
  ])('give the event that structured mode gives, with $name', async ({ name, id, header }) => {
    const source = `/${encodeURIComponent(name)}/${randomUUID()}/a%20b`
    const { data, ...event } = { ...userEvent(id), source }
    const headers = {
      ...{ 'ce-specversion': '1.0', 'ce-type': event.type, 'ce-source': source },
      ...{ 'ce-id': header, 'ce-time': String(event.time) },
    }
    // Node writes headers in UTF-8, not in Latin-1, if the body is a string.
    const body = Buffer.from(JSON.stringify(data))
    const first = JSON.parse((await publish('application/json', body, headers)).text)
    const second = JSON.parse((await publish(structured, { ...event, data })).text)
    expect(first.events).toMatchObject([{ id, duplicate: false }])
    expect(second.events).toEqual([{ ...first.events[0], duplicate: true }])
  })

  it('are checked after they are decoded', async () => {
    const { data } = userEvent('a')
    const withId = (id: string) => ({
      'ce-specversion': '1.0',
      'ce-type': 'user%2Ecreated',
      'ce-source': '"/tests"',
      'ce-id': encodeURIComponent(id),
    })
    expect((await publish('application/json', data, withId('€'.repeat(255)))).status).toBe(200)
    await expectRefused(publish('application/json', data, withId('€'.repeat(256))))
  })
})
