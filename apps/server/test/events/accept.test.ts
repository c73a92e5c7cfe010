import type { PublishEvent } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import type { TraceContext } from '../../src/events/event-json.ts'
import { acceptEvent, type Published } from '../../src/events/publication.ts'
import { userEvent } from './published-events.ts'

const now = Date.parse('2026-11-20T09:00:00.123Z')
const accept = (event: unknown, place: Published['place'] = 'body', trace: TraceContext = {}) => {
  const dataText = JSON.stringify(Object(event).data)
  return acceptEvent({ event, place, dataText }, { tenantId: 'local', now, trace })
}
const acceptWith = (event: unknown, trace: TraceContext) => accept(event, 'body', trace)
const outgoing = ({ json }: ReturnType<typeof accept>) => JSON.parse(Buffer.from(json).toString())
const timeOf = (time: string) => outgoing(accept({ ...userEvent('a'), time })).time

describe('a published event', () => {
  it('gets an id and its tenant from the service, and keeps those attributes that the document defines', () => {
    const published = {
      ...userEvent('a'),
      subject: 'kept nowhere',
      extension: 1,
      dataschema: 'https://a.example',
    }
    const accepted = accept(published)
    expect(accepted).toMatchObject({
      publisherId: 'a',
      source: '/tests',
      type: 'user.created',
      acceptedAt: now,
    })
    const { id, ...event } = outgoing(accepted)
    const { id: _, ...attributes } = userEvent('a')
    expect(id).toBe(accepted.id)
    expect(id).toMatch(/^evt_/)
    expect(event).toEqual({ ...attributes, xtenant: 'local' })
  })

  it('gets the time of its acceptance if its publisher sets no time', () => {
    const { time: _, ...untimed } = userEvent('a') as PublishEvent & { time: string }
    expect(outgoing(accept(untimed)).time).toBe('2026-11-20T09:00:00.123Z')
  })

  it.each([
    ['2026-11-20T08:02:11Z', '2026-11-20T08:02:11.000Z'],
    ['2026-11-20T08:02:11.318999Z', '2026-11-20T08:02:11.318Z'],
    ['2026-11-20T00:30:00+02:00', '2026-11-19T22:30:00.000Z'],
    ['2016-12-31T23:59:60.25Z', '2017-01-01T00:00:00.250Z'],
    ['2017-01-01T01:59:60+02:00', '2017-01-01T00:00:00.000Z'],
    ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('has its time %s converted to UTC with milliseconds', (time, wanted) => {
    expect(timeOf(time)).toBe(wanted)
  })

  it.each([
    '0000-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '2026-02-29T00:00:00Z',
    '2026-11-20',
    '',
  ])('is refused with the time %s, which has no RFC 3339 form in UTC', time => {
    expect(() => timeOf(time)).toThrow("The property 'time' ")
  })

  it.each([
    ['body', "The property 'data.object.user_id' is required.", '#/data/object/user_id'],
    [3, "The property '[3].data.object.user_id' is required.", '#/3/data/object/user_id'],
    ['headers', "The property 'object.user_id' is required.", '#/object/user_id'],
    [undefined, "The property 'data.object.user_id' is required.", '#/data/object/user_id'],
  ] as const)(
    'is refused with an error that names the property, and in a batch the index of the event: %s',
    (place, message, path) => {
      const event = userEvent('a')
      event.data = { object: { ...event.data.object, user_id: undefined } } as unknown as PublishEvent['data']
      const refused = () => accept(JSON.parse(JSON.stringify(event)), place)
      expect(refused).toThrow(
        expect.objectContaining({ message, errors: [{ path, code: 'required', message }] }),
      )
    },
  )

  it.each([
    ['body', 'The event must be an object, got null.', '#'],
    [3, "The property '[3]' must be an object, got null.", '#/3'],
  ] as const)(
    'is refused with an error that says where it is, if it is no object: %s',
    (place, message, path) => {
      expect(() => accept(null, place)).toThrow(
        expect.objectContaining({ message, errors: [{ path, code: 'type', message }] }),
      )
    },
  )

  it('is refused with an error about the whole body, if the body of its binary mode is no object', () => {
    const message = 'The body must be an object, got null.'
    expect(() => accept({ ...userEvent('a'), data: null }, 'headers')).toThrow(
      expect.objectContaining({ message, errors: [{ path: '#', code: 'type', message }] }),
    )
  })

  it.each([
    ['ce-source', 'required', { source: undefined }],
    ['ce-dataschema', 'format', { dataschema: 'no URI' }],
  ])('is refused with the name of its header, if one is invalid: %s', (path, code, attributes) => {
    const event = JSON.parse(JSON.stringify({ ...userEvent('a'), ...attributes }))
    expect(() => accept(event, 'headers')).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(`The header '${path}' `),
        errors: [expect.objectContaining({ path, code })],
      }),
    )
  })

  it('keeps its own trace, or gets the trace of the request if it has none', () => {
    const own = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01' }
    const ofRequest = {
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      tracestate: 'rojo=1',
    }
    const traceOf = (event: object) => {
      const { traceparent, tracestate } = outgoing(acceptWith(event, ofRequest))
      return { traceparent, tracestate }
    }
    expect(traceOf({ ...userEvent('a'), ...own })).toEqual(own)
    expect(traceOf({ ...userEvent('a'), tracestate: 'congo=2' })).toEqual(ofRequest)
  })

  it('is refused with an error at its time, if only the time has no form in UTC', () => {
    const message = "The property 'time' must be in a year from 0000 to 9999 in UTC."
    expect(() => timeOf('9999-12-31T23:59:59-00:01')).toThrow(
      expect.objectContaining({ message, errors: [{ path: '#/time', code: 'invalid', message }] }),
    )
  })

  it.each(['xtenant', 'xstream', 'xpurpose'])('is refused when its publisher sets %s', attribute => {
    expect(() => accept({ ...userEvent('a'), [attribute]: 'a' })).toThrow(`'${attribute}'`)
  })
})
