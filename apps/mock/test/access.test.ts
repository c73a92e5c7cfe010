import { validateAnswer } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { sendToMock } from './send.ts'

const send = sendToMock()

const stream = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'

describe('tokens, paths and methods', () => {
  it('checks the token before the path and the method', async () => {
    for (const [method, path] of [
      ['GET', '/api/v2/event-streams'],
      ['GET', '/unknown'],
      ['PUT', '/api/v2/events'],
    ]) {
      const answer = await send(path ?? '', { method: method ?? '', headers: {} })
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.body).toMatchObject({ statusCode: 401, errorCode: 'invalid_token' })
      expect(validateAnswer('list_event_streams', answer)).toEqual([])
    }
  })

  it('refuses an Authorization header without a Bearer token', async () => {
    const answer = await send('/api/v2/event-streams', { headers: { Authorization: 'Basic abc' } })
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(validateAnswer('list_event_streams', answer)).toEqual([])
  })

  it.each([
    '/',
    '/api/v2/event-streams/',
    '/API/v2/event-streams',
    '/internal/events',
    '/api/v2/event-streams//stats',
  ])('answers 404 for the path %s', async path => {
    const answer = await send(path)
    expect(answer.body).toMatchObject({ statusCode: 404, errorCode: 'not_found' })
    expect(answer.headers['x-request-id']).toBeTruthy()
  })

  it.each([
    ['PUT', '/api/v2/event-streams', 'GET, POST'],
    ['HEAD', '/api/v2/events', 'GET'],
    ['OPTIONS', stream, 'GET, PATCH, DELETE'],
    ['POST', '/.well-known/jwks.json', 'GET, HEAD'],
  ])('names the allowed methods for %s %s', async (method, path, allow) => {
    const { status, headers } = await send(path, { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe(allow)
  })

  it('answers HEAD for a path that needs no token', async () => {
    const { status, body } = await send('/.well-known/jwks.json', { method: 'HEAD', headers: {} })
    expect(status).toBe(200)
    expect(body).toBeUndefined()
  })
})
