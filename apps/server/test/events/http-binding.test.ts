import { describe, expect, it } from 'vitest'
import { acceptPublication, eventsOf, type Publication } from '../../src/events/publication.ts'
import { userEvent } from './published-events.ts'

const event = userEvent('a')
const dataText = JSON.stringify(event.data)
const bodyOf = (value: unknown) => Buffer.from(JSON.stringify(value))
const attributes = { specversion: '1.0', id: 'a', source: '/tests', type: 'user.created' }
const headersOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`ce-${name}`, value]))
const binary = (values: Readonly<Record<string, string>>, data: unknown = event.data): Publication => ({
  mediaType: 'application/json',
  headers: { host: 'localhost', ...headersOf(values) } as Publication['headers'],
  body: bodyOf(data),
})

describe('the events of a request', () => {
  it('are one event in structured mode', () => {
    const publication = {
      mediaType: 'application/cloudevents+json',
      headers: {},
      body: bodyOf(event),
    } as const
    expect(eventsOf(publication)).toStrictEqual([{ event, place: 'body', dataText }])
  })

  it('are numbered in a batch', () => {
    const body = bodyOf([event, event])
    const publication = { mediaType: 'application/cloudevents-batch+json', headers: {}, body } as const
    expect(eventsOf(publication)).toStrictEqual([
      { event, place: 0, dataText },
      { event, place: 1, dataText },
    ])
  })

  it('have their attributes in headers in binary mode, percent-encoded where a header needs it', () => {
    const source = '/caf%C3%A9%20au%20lait'
    expect(eventsOf(binary({ ...attributes, source }))).toStrictEqual([
      { event: { ...attributes, source: '/café au lait', data: event.data }, place: 'headers', dataText },
    ])
  })

  it('have the value of a quoted header, as earlier versions of CloudEvents send it', () => {
    const [published] = eventsOf(binary({ ...attributes, id: '"a \\"quoted\\" caf%C3%A9"', source: '/"a"' }))
    expect(published).toMatchObject({ event: { id: 'a "quoted" café', source: '/"a"' } })
  })

  it('keep the value of a header whose percent-encoding is wrong', () => {
    const [published] = eventsOf(binary({ ...attributes, source: '/100%' }))
    expect(published).toMatchObject({ event: { source: '/100%' } })
  })
})

describe('an attribute that is null', () => {
  const accepted = (mediaType: Publication['mediaType'], value: unknown) =>
    acceptPublication({ mediaType, headers: {}, body: bodyOf(value) }, { tenantId: 'local', now: 0 })

  it('counts as omitted, as the JSON format of CloudEvents says', () => {
    const unset = { ...event, time: null, subject: null, traceparent: null, anything: null }
    const [one] = accepted('application/cloudevents+json', unset)
    expect(JSON.parse(String(one?.json))).toMatchObject({
      time: '1970-01-01T00:00:00.000Z',
      data: event.data,
    })
    expect(accepted('application/cloudevents-batch+json', [unset, event])).toHaveLength(2)
  })

  it('is refused if it is required, and so is data that is null', () => {
    expect(() => accepted('application/cloudevents+json', { ...event, id: null })).toThrow("'id'")
    expect(() => accepted('application/cloudevents+json', { ...event, data: null })).toThrow("'data'")
  })
})

describe('an error in binary mode', () => {
  const refusal = (publication: Publication) => {
    try {
      return acceptPublication(publication, { tenantId: 'local', now: 0 })
    } catch (error) {
      return error
    }
  }

  it('names the header of a wrong attribute', () => {
    const { type: _, ...untyped } = attributes
    const message = "The header 'ce-type' is required."
    expect(refusal(binary(untyped))).toMatchObject({
      ...{ errorCode: 'invalid_body', message },
      errors: [{ path: 'ce-type', code: 'required', message }],
    })
  })

  it('names the whole body if the data itself is wrong', () => {
    expect(refusal(binary(attributes, 5))).toMatchObject({
      errorCode: 'invalid_body',
      errors: [{ path: '#' }],
    })
  })

  it('names an attribute that only begins like the data', () => {
    expect(refusal(binary({ ...attributes, dataschema: 'no address' }))).toMatchObject({
      errors: [{ path: 'ce-dataschema' }],
    })
  })
})
