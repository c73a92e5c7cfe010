import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, test } from 'vitest'
import { openHostileService } from './hostile-service.ts'
import { run } from './run-here.ts'

describe('api', () => {
  test.each([200, 500])('a body that breaks off after status %i is a network fault', async status => {
    const service = await openHostileService((_request, response) => {
      response.writeHead(status, { 'Content-Length': '1000' }).write('{"a":', () => response.destroy())
    })
    const { stderr, code } = await run(['api', 'GET', '/api/v2/event-streams', '--json'], service)
    expect(JSON.parse(stderr.replace(/^200 OK\n/, ''))).toEqual({
      code: 'network_error',
      message: expect.stringMatching(`^The answer of ${service.baseUrl} broke off: .`),
      next: 'Check the address with `tenant-api doctor`.',
    })
    expect(code).toBe(8)
  })

  test.each([
    [['TRACE', '/api/v2/events'], "'TRACE' HTTP method is unsupported."],
    [['GET', '/api/v2/events', '--body', '-'], 'Request with GET/HEAD method cannot have body.'],
  ])('refuses a request that cannot be sent: %j', async (args, message) => {
    const service = await openHostileService((_request, response) => response.end())
    const { stderr, code } = await run(['api', ...args], { ...service, input: '{}' })
    expect(stderr).toBe(`${message} Correct the value.\n`)
    expect(code).toBe(2)
  })

  test('sends the bytes of a file unchanged', async () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0x00])
    const received: Buffer[] = []
    const service = await openHostileService(async (request, response) => {
      received.push(await buffer(request))
      response.end()
    })
    const file = path.join(createTemporaryFolder(), 'body')
    writeFileSync(file, bytes)
    await run(['api', 'POST', '/api/v2/event-streams', '--body', file], service)
    await run(['api', 'POST', '/api/v2/event-streams', '--body', '-'], {
      ...service,
      input: bytes,
    })
    expect(received).toEqual([bytes, bytes])
  })
})
