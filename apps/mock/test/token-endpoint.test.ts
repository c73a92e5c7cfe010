import { validateAnswer } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { post, sendToMock } from './send.ts'

const send = sendToMock()

describe('the token endpoint', () => {
  const form = (fields: string) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: fields,
  })

  it.each(['/oauth/token', '/oauth/token/'])('issues a token without credentials at %s', async path => {
    for (const init of [
      form('grant_type=client_credentials&audience=/api/v2/'),
      post('{"grant_type":"client_credentials","audience":"http://any.example/api/v2/"}'),
    ]) {
      const answer = await send(path, init)
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(validateAnswer('issue_token', answer)).toEqual([])
    }
  })

  it('issues a token to the client of HTTP Basic, whose id is form-encoded', async () => {
    const Authorization = `Basic ${btoa('a%3Ab%2B+%25:secret')}`
    const request = post('{"grant_type":"client_credentials","audience":"/api/v2/"}', { Authorization })
    const { body } = await send('/oauth/token', request)
    const [, claims = ''] = (body as { access_token: string }).access_token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ client_id: 'a:b+ %' })
  })

  it.each([
    ['no grant', 'audience=/api/v2/', 400, 'invalid_request'],
    ['no audience', 'grant_type=client_credentials', 400, 'invalid_request'],
    ['an empty audience', 'grant_type=client_credentials&audience=', 400, 'invalid_request'],
    ['another grant', 'grant_type=password&audience=/api/v2/', 400, 'unsupported_grant_type'],
    ['another audience', 'grant_type=client_credentials&audience=/other/', 400, 'invalid_target'],
    [
      'a repeated parameter',
      'grant_type=client_credentials&audience=/api/v2/&audience=x',
      400,
      'invalid_request',
    ],
    ['no body', '', 400, 'invalid_request'],
    ['more than 1 MB', 'x'.repeat(1_048_577), 413, 'invalid_request'],
  ])('refuses %s with the error code of RFC 6749', async (_, fields, status, error) => {
    const answer = await send('/oauth/token', form(fields))
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ error, error_description: expect.any(String) })
    expect(validateAnswer('issue_token', answer)).toEqual([])
  })

  it('answers 405 and 415 in the error form of RFC 6749 too', async () => {
    expect((await send('/oauth/token', { method: 'GET' })).body).toMatchObject({ error: 'invalid_request' })
    const answer = await send('/oauth/token', post('x', { 'Content-Type': 'text/plain' }))
    expect(answer.body).toMatchObject({ error: 'invalid_request' })
    expect(validateAnswer('issue_token', answer)).toEqual([])
  })
})
