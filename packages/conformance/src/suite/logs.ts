import { randomUUID } from 'node:crypto'
import { type components, operations } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { describe, test } from '../cases.ts'
import { documentedPath } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { expectInvalidQuery } from '../refusal.ts'
import { lack, type Target } from '../target.ts'
import { newEventStreamId } from './event-streams.ts'

type Page = components['schemas']['LogsPage']

/** The tenant's log: the filters, and the entries of changes. */
export function logs(target: Target): void {
  async function list(query: string): Promise<Page> {
    const { status, body } = await callOperation(target, 'list_logs', { query })
    expect({ status, body }).toMatchObject({ status: 200 })
    return body as Page
  }

  /** Renames a new event stream, in a request with a correlation id. Resolves with the stream's id, and the id of the request. */
  async function rename(correlationId: string): Promise<{ id: string; requestId: unknown }> {
    const id = await newEventStreamId(target)
    const name = `Renamed ${randomUUID()}`
    const { method } = operations.update_event_stream
    const headers = { 'Content-Type': 'application/json', 'X-Correlation-ID': correlationId }
    const path = documentedPath('update_event_stream', { id })
    const request = { method, path, headers, body: JSON.stringify({ name }) }
    const answer = await call(target, 'update_event_stream', request, target.token)
    expect(answer).toMatchObject({ status: 200 })
    return { id, requestId: answer.headers['x-request-id'] }
  }

  describe('The log', () => {
    test.each([
      ['correlation_id=', 'correlation_id'],
      [`correlation_id=${'x'.repeat(65)}`, 'correlation_id'],
      ['client_id=', 'client_id'],
      [`client_id=${'x'.repeat(246)}`, 'client_id'],
      ['operation=', 'operation'],
      ['operation=explode', 'operation'],
      ['resource_id=', 'resource_id'],
      [`resource_id=${'x'.repeat(256)}`, 'resource_id'],
      ['kind=', 'kind'],
      ['kind=rumor', 'kind'],
      ['kind=change&kind=system', 'kind'],
      ['date_from=yesterday', 'date_from'],
      ['date_from=2026-01-02T00:00:00Z&date_to=2026-01-01T00:00:00Z', 'date_from'],
      ['date_to=2026-01-01T00:00:00.000Z', 'date_to'],
      ['take=0', 'take'],
      ['from=nonsense', 'from'],
      ['status=200', 'status'],
    ])('is refused for ?%s, and the message names %s', async (query, name) => {
      expectInvalidQuery(await callOperation(target, 'list_logs', { query }), name)
    })

    // shows: correlation.logged, correlation.cut, limits.correlation
    test.unless(lack(target, 'writes'))(
      'has one entry for a change, which its correlation id finds',
      async () => {
        const correlationId = `${randomUUID()} ${'x'.repeat(60)}`
        const { id, requestId } = await rename(correlationId)
        const correlation_id = correlationId.slice(0, 64)
        const { logs } = await list(`correlation_id=${encodeURIComponent(correlation_id)}`)
        expect(logs).toMatchObject([
          {
            ...{ kind: 'change', operation: 'update_event_stream', changed: ['name'], status: 200, count: 1 },
            ...{ resource: { type: 'event_stream', id }, correlation_id, request_id: requestId },
          },
        ])
        const [entry] = logs
        const parameters = { id: entry?.id ?? '' }
        const { status, body } = await callOperation(target, 'get_log', { parameters })
        expect({ status, body }).toEqual({ status: 200, body: entry })
      },
    )

    test.unless(lack(target, 'writes'))('has the changes of a resource, newest first, on pages', async () => {
      const { id } = await rename(randomUUID())
      const { logs: all } = await list(`resource_id=${id}&kind=change`)
      expect(all.map(({ operation }) => operation)).toEqual(['update_event_stream', 'create_event_stream'])
      const first = await list(`resource_id=${id}&take=1`)
      const from = encodeURIComponent(first.next ?? '')
      const last = await list(`resource_id=${id}&take=1&from=${from}`)
      expect([...first.logs, ...last.logs]).toEqual(all)
      expect(last.next).toBeUndefined()
      const query = `client_id=another&take=1&from=${from}`
      expectInvalidQuery(await callOperation(target, 'list_logs', { query }), 'from')
    })

    test.unless(lack(target, 'writes'))('matches each filter', async () => {
      const { id } = await rename(randomUUID())
      const { client, date } = (await list(`resource_id=${id}`)).logs.at(-1) ?? {
        client: undefined,
        date: '',
      }
      const second = `${date.slice(0, 19)}Z`
      for (const query of [
        'kind=change',
        `client_id=${client?.id}`,
        `date_from=${second}`,
        'date_to=2099-01-01T00:00:00Z',
      ])
        expect((await list(`resource_id=${id}&${query}`)).logs, query).toHaveLength(2)
      for (const query of [
        'kind=system',
        'client_id=another',
        'operation=delete_event_stream',
        `date_to=${second}`,
      ])
        expect(await list(`resource_id=${id}&${query}`), query).toEqual({ logs: [] })
    })

    test.unless(lack(target, 'writes', 'keepState'))('has no entry for a refused change', async () => {
      const id = await newEventStreamId(target)
      const body = { name: '' }
      const { status } = await callOperation(target, 'update_event_stream', { parameters: { id }, body })
      expect(status).toBe(400)
      expect((await list(`resource_id=${id}`)).logs).toHaveLength(1)
    })
  })
}
