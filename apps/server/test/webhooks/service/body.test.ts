import { eventTypes, validate } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { documentedEvents, userEvent } from '../../events/published-events.ts'
import { startWatchedService } from '../../watched-service.ts'
import { deliver } from '../harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const service = await manageStreams(await startWatchedService(quickWebhooks))

describe('the body of a delivery', () => {
  it.each(documentedEvents().map(event => [event.type, event] as const))(
    'is the CloudEvent of %s with the id of its stream',
    async (event_type, published) => {
      const target = await startTarget()
      const { id } = await service.create(target.url, { subscriptions: [{ event_type }] })
      const { event, headers, body } = await deliver(service, target, {
        ...published,
        id: crypto.randomUUID(),
      })
      expect(headers['content-type']).toBe('application/cloudevents+json')
      expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body))
      expect(event).toEqual({
        specversion: '1.0',
        type: event_type,
        source: published.source,
        id: expect.stringMatching(/^evt_/),
        time: published.time,
        data: published.data,
        xtenant: 'local',
        xstream: id,
        ...(published.traceparent !== undefined && {
          traceparent: published.traceparent,
          tracestate: published.tracestate,
        }),
      })
      expect(validate('CloudEvent', event)).toEqual([])
    },
  )

  it('contains hostile text unchanged', async () => {
    const target = await startTarget()
    await service.create(target.url)
    const text = 'a"b\\c\n\r\u2028\u2029\u0001🥐","xstream":"est_forged"}'
    const { event } = await deliver(service, target, userEvent(crypto.randomUUID(), text))
    expect(event.data).toMatchObject({ object: { user_metadata: { text } } })
    expect(event.xstream).not.toBe('est_forged')
  })

  it('is tested above for every event type of the document', () => {
    expect(
      documentedEvents()
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual([...eventTypes].toSorted())
  })
})
