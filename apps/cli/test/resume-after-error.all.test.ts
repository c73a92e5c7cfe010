import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { answer, eventFrame, offsetFrame, openEventStream, openHostileService } from './hostile-service.ts'
import { openTerminal } from './tenant-api.ts'

/** A service that answers the second subscription and all later ones with an error. */
function ending(status: number, errorCode: string) {
  let isOpened = false
  return openHostileService((_request, response) => {
    if (isOpened) return answer(response, status, { message: 'It is over.', errorCode })
    isOpened = true
    openEventStream(response)
    response.end(`retry: 1\n\n${offsetFrame(1)}${eventFrame(2)}`)
  })
}

async function openReceiver(handle: RequestListener): Promise<string> {
  return (await openHostileService(handle)).baseUrl
}

describe('a command that reads events', () => {
  test('events tail prints the command that resumes when its token expires', async () => {
    const service = await ending(401, 'invalid_token')
    const { shown, code } = await openTerminal(['events', 'tail'], service.env).ended
    expect(shown).toContain('evt_2')
    expect(shown).toContain('Resume with: tenant-api events tail --from o2\r\n401 ')
    expect(code).toBe(3)
  })

  test('listen prints the command that resumes with the same secret when its token expires', async () => {
    const receiver = await openReceiver((_request, response) => response.writeHead(204).end())
    const service = await ending(401, 'invalid_token')
    const { shown, code } = await openTerminal(['listen', '--forward-to', receiver], service.env).ended
    expect(shown).toContain('evt_2')
    const [secret] = /whsec_\S+/.exec(shown) ?? []
    const command = `TENANT_API_SIGNING_SECRET=${secret} tenant-api listen --forward-to ${receiver} --from o2`
    expect(shown).toContain(`Resume with: ${command}\r\n401 `)
    expect(code).toBe(3)
  })

  test.each([
    ['whose offset has expired', () => ending(410, 'cursor_expired'), []],
    [
      'that the service has refused',
      () => openHostileService((_request, response) => answer(response, 403, { message: 'It is over.' })),
      ['--from', 'o1'],
    ],
    ['that cannot write its output', () => ending(401, 'invalid_token'), ['--output', '/dev/full']],
  ])('names no offset to resume from to a reader %s', async (_name, open, flags) => {
    const { shown, code } = await openTerminal(['events', 'tail', ...flags], (await open()).env).ended
    expect(shown).not.toContain('Resume with')
    expect(code).not.toBe(0)
  })
})
