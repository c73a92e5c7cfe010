import { expect, it } from 'vitest'
import { publicOperations } from '../src/match-operation.ts'
import { sendToMock } from './send.ts'

const send = sendToMock()

it.each(['/', '/__mock', '/__mock/'])('the page %s tells what this is, and which paths exist', async path => {
  const { status, headers, text } = await send(path, { headers: {} })
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
  })
  expect(text).toMatch(/^The mock of the Tenant API, version \d+\.\d+\.\d+\.\n/)
  for (const { method, path } of publicOperations)
    expect(text).toMatch(new RegExp(`^${method} +${path.replaceAll(/[{}.]/g, '\\$&')} .*\\w`, 'm'))
  for (const own of ['GET    /__mock/answers', 'POST   /__mock/events', 'GET    /openapi.json'])
    expect(text).toContain(`\n${own} `)
})

it('the pages that tell what this is allow only GET and HEAD', async () => {
  for (const path of ['/', '/__mock']) {
    const { status, headers } = await send(path, { method: 'POST', headers: {} })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
    expect((await send(path, { method: 'HEAD', headers: {} })).status).toBe(200)
  }
})
