import type { PublishEvent } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { type TraceContext, traceContextIn } from '../../src/events/event-json.ts'
import { acceptEvent, traceContextOf } from '../../src/events/publication.ts'
import { userEvent } from './published-events.ts'

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const tracestate = 'congo=t61rcWkgMzE,rojo=00f067aa0ba902b7'

describe('the trace context of a request', () => {
  it.each<[string, Parameters<typeof traceContextOf>[0], TraceContext]>([
    ['no header', {}, {}],
    ['a parent', { traceparent }, { traceparent }],
    ['a parent and a state', { traceparent, tracestate }, { traceparent, tracestate }],
    ['a state without a parent', { tracestate }, {}],
    ['a wrong parent', { traceparent: `${traceparent}!`, tracestate }, {}],
    ['an empty parent', { traceparent: '', tracestate }, {}],
    ['a wrong state', { traceparent, tracestate: 'congo' }, { traceparent }],
    ['an empty state', { traceparent, tracestate: '' }, { traceparent }],
  ])('with %s', (_, headers, trace) => {
    expect(traceContextOf(headers)).toStrictEqual(trace)
  })
})

describe('the trace context of an accepted event', () => {
  const accept = (event: PublishEvent) =>
    acceptEvent({ event, place: 'body', dataText: JSON.stringify(event.data) }, { tenantId: 'local', now: 0 })

  /** What is read from the JSON that is stored for an event with the given trace context. */
  const stored = (trace: TraceContext, text = '') => {
    const event = { ...userEvent('a', text), ...trace }
    return traceContextIn(accept(event).json)
  }

  it.each<[string, TraceContext]>([
    ['none', {}],
    ['a parent', { traceparent }],
    ['a parent and a state', { traceparent, tracestate }],
    [
      'a state of the maximum length',
      { traceparent, tracestate: `a=${'x'.repeat(254)},b=${'x'.repeat(253)}` },
    ],
    ['a state that JSON makes twice as long', { traceparent, tracestate: `a=${'\\'.repeat(250)}` }],
  ])('with %s', (_, trace) => {
    expect(stored(trace)).toStrictEqual(trace)
    expect(stored(trace, 'x'.repeat(5_000))).toStrictEqual(trace)
  })

  it('is read from JSON that fills its buffer, like the JSON of an event from the store', () => {
    const { json } = accept({ ...userEvent('a'), traceparent })
    const whole = Uint8Array.from(json)
    expect(whole.buffer.byteLength).toBe(json.length)
    expect(traceContextIn(whole)).toStrictEqual({ traceparent })
  })

  it('is not taken from the data of the event', () => {
    expect(stored({}, `{"traceparent":"${traceparent}","specversion":`)).toStrictEqual({})
    expect(stored({ traceparent }, ',"specversion":')).toStrictEqual({ traceparent })
  })

  it('is empty for an event whose first member only begins like a trace context', () => {
    expect(traceContextIn(Buffer.from('{"type":"user.created","specversion":"1.0"}'))).toStrictEqual({})
  })
})
