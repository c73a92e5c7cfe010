import { validate } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { mockForEachTest } from './mock-for-each-test.ts'
import { sendTo } from './send.ts'

const stage = mockForEachTest()

describe('the paths of the mock itself', () => {
  it.each([
    ['/__mock/events', 'POST'],
    ['/__mock/cut', 'POST'],
    ['/__mock/answers', 'GET, POST, DELETE'],
    ['/__mock/resources', 'DELETE'],
    ['/__mock/requests', 'GET'],
    ['/__mock/reset', 'POST'],
  ])('the path %s of the mock itself allows only %s', async (path, allowed) => {
    for (const method of ['GET', 'PUT', 'OPTIONS'].filter(name => !allowed.includes(name))) {
      const { status, headers, body } = await sendTo(stage.mock.url + path, { method })
      expect(status).toBe(405)
      expect(headers.allow).toBe(allowed)
      expect(validate('Error', body)).toEqual([])
    }
  })

  it('may be called by a web page of any origin', async () => {
    const preflight = { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' }
    const { status, headers } = await sendTo(`${stage.mock.url}/__mock/events`, {
      method: 'OPTIONS',
      headers: preflight,
    })
    expect(status).toBe(204)
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  it('paths of the mock itself answer 404 for any other name', async () => {
    const { status, body } = await sendTo(`${stage.mock.url}/__mock/nothing`, { method: 'POST' })
    expect(status).toBe(404)
    expect(validate('Error', body)).toEqual([])
  })
})
