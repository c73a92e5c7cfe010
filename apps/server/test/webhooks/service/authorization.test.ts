import { describe, expect, it } from 'vitest'
import { startWatchedService } from '../../watched-service.ts'
import { deliver } from '../harness/delivery.ts'
import { manageStreams, newStream, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const service = await manageStreams(await startWatchedService(quickWebhooks))

describe('a delivery', () => {
  it.each([
    [
      { method: 'basic', username: 'an owner', password: 'a:pässwörd 🥐' },
      'authorization',
      `Basic ${Buffer.from('an owner:a:pässwörd 🥐').toString('base64')}`,
    ],
    [{ method: 'bearer', token: 'a.b~c!"#$%' }, 'authorization', 'Bearer a.b~c!"#$%'],
    [
      { method: 'custom_header', header_key: 'X-Api-Key', header_value: 'a key, with spaces' },
      'x-api-key',
      'a key, with spaces',
    ],
    [
      { method: 'custom_header', header_key: 'Authorization', header_value: 'Custom scheme' },
      'authorization',
      'Custom scheme',
    ],
    [{ method: 'custom_header', header_key: "!#$%&'*+.^_`|~-", header_value: '~' }, "!#$%&'*+.^_`|~-", '~'],
    [{ method: 'custom_header', header_key: 'constructor', header_value: 'x' }, 'constructor', 'x'],
  ] as const)('is sent with the authorization %j', async (webhook_authorization, header, value) => {
    const target = await startTarget()
    await service.create(target.url, {}, { webhook_authorization })
    expect((await deliver(service, target)).headers[header]).toBe(value)
  })

  it('is sent with its custom header, and with no other headers than the documented ones', async () => {
    const target = await startTarget()
    const webhook_authorization = {
      method: 'custom_header',
      header_key: 'X-Api-Key',
      header_value: 'a',
    } as const
    await service.create(target.url, {}, { webhook_authorization })
    const { headers } = await deliver(service, target)
    expect(Object.keys(headers).toSorted()).toEqual([
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
      'webhook-id',
      'webhook-signature',
      'webhook-timestamp',
      'x-api-key',
    ])
  })

  it.each([
    'Host',
    'content-type',
    'Content-Length',
    'Content-Encoding',
    'content-anything',
    'Transfer-Encoding',
    'TE',
    'Trailer',
    'Connection',
    'Keep-Alive',
    'Proxy-Authorization',
    'Proxy-Connection',
    'Upgrade',
    'Expect',
    'User-Agent',
    'Traceparent',
    'tracestate',
    'Webhook-Id',
    'WEBHOOK-SIGNATURE',
    'webhook-timestamp',
    'webhook-anything',
  ])('cannot have a custom header that only the service may set: %s', async header_key => {
    const webhook_authorization = { method: 'custom_header', header_key, header_value: 'a' } as const
    const { id, destination } = await service.create('https://hooks.example.com/')
    const body = newStream('https://hooks.example.com/', {}, { webhook_authorization })
    const answers = [
      await service.call<{ message: string }>('create_event_stream', { body }),
      await service.call<{ message: string }>('update_event_stream', {
        id,
        body: { destination: body.destination },
      }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
      expect(answer.body.message).toContain('header_key')
    }
    expect((await service.call('get_event_stream', { id })).body).toMatchObject({
      destination: {
        configuration: { webhook_authorization: destination.configuration.webhook_authorization },
      },
    })
  })

  it.each([
    ['header_key', { header_key: 'X-A:', header_value: 'a' }],
    ['header_key', { header_key: 'X A', header_value: 'a' }],
    ['header_key', { header_key: 'X-Ä', header_value: 'a' }],
    ['header_key', { header_key: 'X\r\nY', header_value: 'a' }],
    ['header_value', { header_key: 'X-A', header_value: 'a\r\nX-B: c' }],
    ['header_value', { header_key: 'X-A', header_value: ' a' }],
    ['header_value', { header_key: 'X-A', header_value: 'a ' }],
    ['header_value', { header_key: 'X-A', header_value: 'ä' }],
    ['header_value', { header_key: 'X-A', header_value: '' }],
  ])('cannot have an invalid custom header: %s of %j', async (property, header) => {
    const webhook_authorization = { method: 'custom_header' as const, ...header }
    const body = newStream('https://hooks.example.com/', {}, { webhook_authorization })
    const answer = await service.call<{ message: string }>('create_event_stream', { body })
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body.message).toContain(property)
  })
})
