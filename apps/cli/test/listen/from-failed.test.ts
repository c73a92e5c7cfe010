import { describe, expect, test } from 'vitest'
import { answer, openHostileService } from '../hostile-service.ts'
import { run } from '../run-here.ts'

const words = (endpoint: string) => ['listen', '--forward-to', endpoint, '--from-failed', 'est_1']

/** A delivery in the history of an event stream. */
const delivery = (id: string) => ({
  id,
  event: { data: '{}', type: 'user.created' },
  event_stream_id: 'est_1',
})

describe('listen --from-failed', () => {
  test('forwards only deliveries of the requested types', async () => {
    const receiver = await openHostileService((_request, response) => response.writeHead(204).end())
    const asked: (string | undefined)[] = []
    const service = await openHostileService(({ url }, response) => {
      asked.push(url)
      answer(response, 200, [delivery('evt_1')])
    })
    const types = ['--type', 'user.created', '--type', 'user.deleted']
    const { stdout, code } = await run([...words(receiver.baseUrl), ...types], service)
    expect(asked).toEqual(['/api/v2/event-streams/est_1/deliveries?event_types=user.created,user.deleted'])
    expect(stdout).toMatch(/^evt_1\t204\t/)
    expect(code).toBe(0)
  })

  test.each([
    ['--from', 'o1'],
    ['--filter', 'source:exists'],
  ])('refuses %s, which only live events have', async (name, value) => {
    const { stderr, code } = await run([...words('http://127.0.0.1:9/'), name, value])
    expect(stderr).toBe(`${name} and --from-failed exclude each other. Give one of them.\n`)
    expect(code).toBe(2)
  })
})
