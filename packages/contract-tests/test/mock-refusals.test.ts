import type { WireRequest } from '@tenant-api/conformance/cases'
import { send } from '@tenant-api/conformance/exchange'
import { abilities } from '@tenant-api/conformance/target'
import { startMockHere } from '@tenant-api/test-kit/start-mock'
import { requestToken, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, expect, test } from 'vitest'

const service = await startService({ API_RATE_LIMIT: 'off' })
const mock = await startMockHere()
afterAll(() => Promise.all([service.stop(), mock.stop()]))
const tokens = { valid: {}, internal: { audience: '/internal/' }, narrow: { scope: 'read:clients' } } as const

const streams = '/api/v2/event-streams'
const redelivery = `${streams}/est_1CfRkm7WrQvB2TzNpXyL4d/redeliver`
const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const empty = { 'Transfer-Encoding': 'chunked' }
const dates = { date_from: '2026-01-02T00:00:00Z', date_to: '2026-01-01T00:00:00Z' }

type Refused = Partial<WireRequest> & { readonly token?: keyof typeof tokens }

/** Requests that the service refuses, each with a valid token unless it has another one. */
const requests: Readonly<Record<string, Refused>> = {
  'another scheme': { headers: { Authorization: 'Basic abc' } },
  'two tokens': { headers: { Authorization: ['Bearer a', 'Bearer b'] } },
  'a token for another audience': { token: 'internal' },
  'a token without the scope': { token: 'narrow' },
  'an expression that is no filter': { path: '/api/v2/events?filter=source%3Ais%3Aa' },
  'a path that no event has, and two starts': {
    path: '/api/v2/events?filter=data.id%3Aexists&from=a&from_timestamp=2026-01-01T00%3A00%3A00Z',
  },
  'a path that a type of the request lacks': {
    path: '/api/v2/events?event_type=user.created&event_type=group.created&filter=data.object.email%3Aexists',
  },
  'a stream with a path that its type lacks': {
    method: 'POST',
    path: streams,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'filtered',
      subscriptions: [{ event_type: 'group.created' }],
      filters: [
        { path: 'source', exists: true },
        { path: 'data.object.email', exists: true },
      ],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: 'https://hooks.example.com/',
          webhook_authorization: { method: 'bearer', token: 'a-token' },
        },
      },
    }),
  },
  'an encoded slash': { path: `${streams}%2F` },
  'invalid percent-encoding': { path: '/api/v2/%ff' },
  'an unknown path': { path: '/nothing' },
  'an unknown method': { method: 'PUT' },
  'a wrong page size': { path: `${streams}?take=0&x=1` },
  'no body and no media type': { method: 'POST' },
  'no body': { method: 'POST', headers: json },
  'an empty body': { method: 'POST', headers: { ...json, ...empty }, body: '' },
  'an empty form': { method: 'POST', path: '/oauth/token/', headers: { ...form, ...empty }, body: '' },
  'a byte order mark': { method: 'POST', headers: json, body: '\uFEFF{}' },
  'dates in the wrong order': {
    ...{ method: 'POST', path: redelivery },
    ...{ headers: json, body: JSON.stringify(dates) },
  },
  'dates in the wrong order beside other faults': {
    ...{ method: 'POST', path: redelivery },
    ...{ headers: json, body: JSON.stringify({ ...dates, statuses: ['lost'], name: 'x' }) },
  },
}

/** The answer of a server without what differs each time. */
async function answerOf(baseUrl: string, { token = 'valid', headers, ...request }: Refused) {
  const Authorization = `Bearer ${await requestToken(baseUrl, tokens[token])}`
  const target = { name: baseUrl, baseUrl, token: '', can: abilities.service }
  const sent = { method: 'GET', path: streams, ...request, headers: { Authorization, ...headers } }
  const answer = await send(target, sent)
  const { 'www-authenticate': challenge, 'content-type': type, allow } = answer.headers
  return { status: answer.status, challenge, type: type?.replace(/;.*/, ''), allow, body: answer.body }
}

test.each(Object.entries(requests))(
  'the mock refuses %s exactly like the service',
  async (_name, request) => {
    const expected = await answerOf(service.baseUrl, request)
    expect(expected.status).toBeGreaterThanOrEqual(400)
    expect(await answerOf(mock.baseUrl, request)).toEqual(expected)
  },
)
