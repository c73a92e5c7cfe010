import type { components } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { beforeAll, describe, test, waitFor } from '../cases.ts'
import { expect } from '../expect.ts'
import { expectInvalidQuery } from '../refusal.ts'
import { lack, type Target } from '../target.ts'
import { acceptedEventStream, newEventStream } from './event-streams.ts'

type Page = components['schemas']['EventStreamAttemptsPage']
type TestEvent = components['schemas']['TestEventAccepted']

const types = ['group.created', 'user.deleted', 'group.created'] as const

/** The attempts to deliver: the filters, and the attempts of test events. */
export function attempts(target: Target): void {
  describe('The attempts of an event stream', () => {
    test.each([
      ['event_id=', 'event_id'],
      ['event_id=evt_1', 'event_id'],
      ['results=', 'results'],
      ['results=lost', 'results'],
      ['results=failed,lost', 'results'],
      ['event_types=', 'event_types'],
      ['event_types=user.exploded', 'event_types'],
      ['date_from=yesterday', 'date_from'],
      ['date_from=2026-01-01T00:00:00.5Z', 'date_from'],
      ['date_from=2026-01-02T00:00:00Z&date_to=2026-01-01T00:00:00Z', 'date_from'],
      ['date_to=2026-01-01', 'date_to'],
      ['take=0', 'take'],
      ['from=nonsense', 'from'],
      ['statuses=failed', 'statuses'],
    ])('are refused for ?%s, and the message names %s', async (query, name) => {
      expectInvalidQuery(await callOperation(target, 'list_event_stream_attempts', { query }), name)
    })
  })

  describe('The attempts of an event', () => {
    test.each([
      ['take=101', 'take'],
      ['from=nonsense', 'from'],
      ['results=failed', 'results'],
    ])('are refused for ?%s, and the message names %s', async (query, name) => {
      expectInvalidQuery(await callOperation(target, 'list_event_attempts', { query }), name)
    })

    test.unless(lack(target, 'keepState'))('are none for an event that nobody has published', async () => {
      const parameters = { event_id: 'evt_1111111111111111111111' }
      const { status, body } = await callOperation(target, 'list_event_attempts', { parameters })
      expect({ status, body }).toEqual({ status: 200, body: { attempts: [] } })
    })
  })

  const isUnable = lack(target, 'writes') ?? (target.can.preferAnswers ? undefined : lack(target, 'webhooks'))
  describe.unless(isUnable)('The attempts of test events', () => {
    let id = ''
    let sent: readonly TestEvent[] = []

    async function list(query?: string): Promise<Page> {
      const request = { parameters: { id }, ...(query !== undefined && { query }) }
      const { status, body } = await callOperation(target, 'list_event_stream_attempts', request)
      expect({ status, body }).toMatchObject({ status: 200 })
      return body as Page
    }

    beforeAll(async () => {
      const stream = newEventStream()
      stream.status = 'enabled'
      const { configuration } = stream.destination
      configuration.webhook_endpoint = target.unreachableEndpoint ?? configuration.webhook_endpoint
      id = (await acceptedEventStream(target, stream)).id
      const all: TestEvent[] = []
      for (const event_type of types) {
        const request = { parameters: { id }, body: { event_type } }
        const { status, body } = await callOperation(target, 'test_event_stream', request)
        expect({ status, body }).toMatchObject({ status: 202 })
        all.push(body as TestEvent)
        // Wait for each attempt, so that their order is known.
        await waitFor(async () => expect((await list()).attempts).toHaveLength(all.length))
      }
      sent = all
    })

    test('are listed once each, newest first', async () => {
      const { attempts, next } = await list()
      expect(attempts).toMatchObject(
        sent.toReversed().map(event => ({ ...event, number: 1, purpose: 'test' })),
      )
      expect(next).toBeUndefined()
    })

    test('are found by their event, and one at a time', async () => {
      const { attempts: all } = await list()
      for (const { event_id } of sent) {
        const { body } = await callOperation(target, 'list_event_attempts', { parameters: { event_id } })
        expect(body).toEqual({ attempts: all.filter(attempt => attempt.event_id === event_id) })
        const { attempts } = await list(`event_id=${event_id}`)
        expect({ attempts }).toEqual(body)
      }
    })

    test('match the filters', async () => {
      const { attempts: all } = await list()
      const [{ result, attempted_at } = { result: 'failed', attempted_at: '' }] = all
      const others = ['delivered', 'failed', 'abandoned'].filter(other => other !== result)
      const second = `${attempted_at.slice(0, 19)}Z`
      for (const query of [
        `results=${result}`,
        `event_types=group.created,user.deleted`,
        `date_to=2099-01-01T00:00:00Z`,
      ])
        expect((await list(query)).attempts, query).toEqual(all)
      for (const query of [`results=${others}`, 'event_types=user.updated', 'date_to=2026-01-01T00:00:00Z'])
        expect((await list(query)).attempts, query).toEqual([])
      expect((await list('event_types=user.deleted')).attempts).toEqual(
        all.filter(({ event_type }) => event_type === 'user.deleted'),
      )
      expect((await list(`date_from=${second}`)).attempts[0]).toEqual(all[0])
    })

    test('are on pages that their checkpoints connect, which other filters do not accept', async () => {
      const { attempts: all } = await list()
      const pages: Page[] = []
      for (let from: string | undefined = ''; from !== undefined && pages.length < types.length; ) {
        const page = await list(`take=1${from && `&from=${encodeURIComponent(from)}`}`)
        pages.push(page)
        from = page.next
      }
      expect(pages.flatMap(({ attempts }) => attempts)).toEqual(all)
      expect(pages.at(-1)?.next).toBeUndefined()
      const from = encodeURIComponent(pages[0]?.next ?? '')
      const query = `take=1&results=failed&from=${from}`
      expectInvalidQuery(
        await callOperation(target, 'list_event_stream_attempts', { parameters: { id }, query }),
        'from',
      )
    })
  })
}
