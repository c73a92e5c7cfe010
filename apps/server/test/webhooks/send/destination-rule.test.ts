import { expect, it } from 'vitest'
import type { DestinationInput } from '../../../src/event-streams/event-stream.ts'
import { createAddressGuard, destinationRule } from '../../../src/webhooks/addresses.ts'

type Authorization = DestinationInput['configuration']['webhook_authorization']

function faultsOf(
  webhook_authorization: Authorization,
  webhook_endpoint = 'https://hooks.example.com/',
  allowed: readonly string[] = [],
) {
  const configuration = { webhook_endpoint, webhook_authorization }
  const rule = destinationRule(createAddressGuard(allowed), 'https://tenant.example.com')
  return rule({ destination: { type: 'webhook', configuration } })
}
const endpoint = '/destination/configuration/webhook_endpoint'
const headerKey = '/destination/configuration/webhook_authorization/header_key'
const custom = (header_key: string): Authorization => ({
  method: 'custom_header',
  header_key,
  header_value: 'a',
})
const bearer: Authorization = { method: 'bearer', token: 'a' }

it.each([
  'Host',
  'content-',
  'content-anything',
  'Proxy-',
  'proxy-authorization',
  'TE',
  'traceparent',
  'User-Agent',
  'webhook-',
  'Cookie',
  'Set-Cookie',
  'X-Forwarded-For',
  'x-forwarded-anything',
  'Forwarded',
  'X-Real-IP',
  'Range',
  'If-None-Match',
  'Accept-Encoding',
  'Origin',
  'Sec-Fetch-Site',
  'Via',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'Webhook-Anything',
])('the custom header %s is refused: only the service may set it', header_key => {
  const message = 'is a header that only the service may set'
  expect(faultsOf(custom(header_key))).toEqual([{ path: headerKey, code: 'invalid', message }])
})

it.each([
  'X-Host',
  'hosts',
  'my-content-type',
  'content',
  'tea',
  'not-te',
  'x-webhook-id',
  'proxy',
  'Authorization',
])('the custom header %s is allowed', header_key => {
  expect(faultsOf(custom(header_key))).toEqual([])
})

it('an authorization with another method is valid, whatever its values', () => {
  expect(faultsOf(bearer)).toEqual([])
  expect(faultsOf({ method: 'basic', username: 'host', password: 'host' })).toEqual([])
  expect(faultsOf({ ...custom('host'), ...bearer } as Authorization)).toEqual([])
})

it('an invalid endpoint is refused, with its place and its reason, and an invalid header with it', () => {
  expect(faultsOf(custom('host'), 'https://10.0.0.1/')).toEqual([
    { path: endpoint, code: 'invalid', message: expect.stringContaining('must be a public address') },
    { path: headerKey, code: 'invalid', message: expect.any(String) },
  ])
})

it.each([
  undefined,
  null,
  {},
  { destination: null },
  { destination: { configuration: 5 } },
  { destination: { configuration: { webhook_endpoint: 5, webhook_authorization: null } } },
  { destination: { configuration: { webhook_authorization: { method: 'custom_header', header_key: 5 } } } },
])('a body without the properties breaks no rule: %j', body => {
  expect(destinationRule(createAddressGuard([]), 'https://tenant.example.com')(body)).toEqual([])
})

it('a name without TLS is refused only if no address without TLS is allowed', () => {
  const message = 'must be https, as WEBHOOK_ALLOWED_CIDRS is empty'
  expect(faultsOf(bearer, 'http://hook.internal/')).toMatchObject([{ message }])
  expect(faultsOf(bearer, 'http://hook.internal/', ['10.0.0.0/8'])).toEqual([])
})
