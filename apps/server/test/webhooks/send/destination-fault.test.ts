import { expect, it } from 'vitest'
import { createAddressGuard, destinationFault } from '../../../src/webhooks/addresses.ts'

type Authorization = Parameters<typeof destinationFault>[0]['configuration']['webhook_authorization']

function faultOf(
  webhook_authorization: Authorization,
  webhook_endpoint = 'https://hooks.example.com/',
  allowed: readonly string[] = [],
) {
  const configuration = { webhook_endpoint, webhook_authorization }
  const guard = createAddressGuard(allowed)
  return destinationFault({ type: 'webhook', configuration }, guard, 'https://tenant.example.com')
}
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
  const path = '#/destination/configuration/webhook_authorization/header_key'
  const message = expect.stringContaining("header_key' is a header that only the service may set.")
  expect(faultOf(custom(header_key))).toMatchObject({
    errorCode: 'invalid_body',
    errors: [{ path, code: 'invalid', message }],
  })
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
  expect(faultOf(custom(header_key))).toBeNull()
})

it('an authorization with another method is valid, whatever its values', () => {
  expect(faultOf(bearer)).toBeNull()
  expect(faultOf({ method: 'basic', username: 'host', password: 'host' })).toBeNull()
  expect(faultOf({ ...custom('host'), ...bearer } as Authorization)).toBeNull()
})

it('an invalid endpoint is refused, with its place and its reason', () => {
  expect(faultOf(custom('host'), 'https://10.0.0.1/')).toMatchObject({
    errorCode: 'invalid_body',
    errors: [
      {
        path: '#/destination/configuration/webhook_endpoint',
        code: 'invalid',
        message: expect.stringContaining('must be a public address'),
      },
    ],
  })
})

it('a name without TLS is refused only if no address without TLS is allowed', () => {
  const message = expect.stringContaining('must be https, as WEBHOOK_ALLOWED_CIDRS is empty')
  expect(faultOf(bearer, 'http://hook.internal/')).toMatchObject({ errors: [{ message }] })
  expect(faultOf(bearer, 'http://hook.internal/', ['10.0.0.0/8'])).toBeNull()
})
