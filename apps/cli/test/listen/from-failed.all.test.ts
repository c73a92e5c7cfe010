import { describe, expect, test } from 'vitest'
import { answer, openHostileService } from '../hostile-service.ts'
import { start } from '../tenant-api.ts'

const words = (endpoint: string) => ['listen', '--forward-to', endpoint, '--from-failed', 'est_1']

/** A delivery in the history of an event stream. */
const delivery = (id: string) => ({
  id,
  event: { data: '{}', type: 'user.created' },
  event_stream_id: 'est_1',
})

describe('listen --from-failed', () => {
  test.each([1, 2])('ends at once on Ctrl-C while page %i does not arrive', async page => {
    const receiver = await openHostileService((_request, response) => response.writeHead(204).end())
    let hangs = () => {}
    const hanging = new Promise<void>(resolve => {
      hangs = resolve
    })
    const service = await openHostileService(({ url = '', headers }, response) => {
      if (page === 1 || url.includes('from=')) return hangs()
      response.setHeader('Link', `<http://${headers.host}${url}?from=c1>; rel="next"`)
      answer(response, 200, [delivery('evt_1')])
    })
    const listening = start(words(receiver.baseUrl), service)
    await hanging
    if (page === 2) await listening.prints(/^evt_1\t204/)
    listening.child.kill('SIGINT')
    expect((await listening.ended).code).toBe(0)
  })
})
