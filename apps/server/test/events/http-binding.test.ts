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

/** A text as Node reads it from a header: one character for each byte. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1')

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
    const id = 'caf%C3%A9%20au%20lait'
    expect(eventsOf(binary({ ...attributes, id }))).toStrictEqual([
      { event: { ...attributes, id: 'café au lait', data: event.data }, place: 'headers', dataText },
    ])
  })

  it('have the value of a quoted header, as earlier versions of CloudEvents send it', () => {
    const [published] = eventsOf(binary({ ...attributes, id: '"a \\"quoted\\" caf%C3%A9"', source: '/"a"' }))
    expect(published).toMatchObject({ event: { id: 'a "quoted" café', source: '/"a"' } })
  })

  it.each([
    { name: 'raw UTF-8', id: utf8('café 😀'), value: 'café 😀' },
    { name: 'raw UTF-8 in quotes', id: utf8('"café \\"€\\""'), value: 'café "€"' },
    { name: 'raw UTF-8 beside escapes', id: utf8('café%20%C3%A9'), value: 'café é' },
    { name: 'Latin-1', id: 'caf\xe9', value: 'café' },
    { name: 'escapes in lower case', id: 'caf%c3%a9', value: 'café' },
    { name: 'an escaped escape, decoded once', id: 'a%252Fb', value: 'a%2Fb' },
    { name: 'an escape that an SDK has not encoded', id: 'a%2Fb', value: 'a/b' },
  ])('have the text of $name', ({ id, value }) => {
    expect(eventsOf(binary({ ...attributes, id }))).toMatchObject([{ event: { id: value } }])
  })

  it.each([
    { source: 'https://x/a%20b', value: 'https://x/a%20b' },
    { source: 'https://x/a%2520b', value: 'https://x/a%20b' },
    { source: '/caf%C3%A9', value: '/caf%C3%A9' },
    { source: '/a%2Fb', value: '/a/b' },
    { source: '/a%252Fb', value: '/a%2Fb' },
    { source: '"https://x/a%5Eb"', value: 'https://x/a%5Eb' },
  ])('have the source $value for the header $source', ({ source, value }) => {
    expect(eventsOf(binary({ ...attributes, source }))).toMatchObject([{ event: { source: value } }])
  })

  it('have a dataschema as the header has it, if it is a URI only so', () => {
    const [published] = eventsOf(binary({ ...attributes, dataschema: 'https://x/a%20b', id: 'a%20b' }))
    expect(published).toMatchObject({ event: { dataschema: 'https://x/a%20b', id: 'a b' } })
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

const refusal = (publication: Publication) => {
  try {
    return acceptPublication(publication, { tenantId: 'local', now: 0 })
  } catch (error) {
    return error
  }
}

describe('the body of another mode is refused with the content type that it needs', () => {
  const one = 'application/cloudevents+json'
  const batch = 'application/cloudevents-batch+json'

  it.each([
    { given: 'application/json', body: event, what: 'a CloudEvent', needed: one },
    { given: 'application/json', body: { specversion: '2' }, what: 'a CloudEvent', needed: one },
    { given: batch, body: event, what: 'a CloudEvent', needed: one },
    { given: 'application/json', body: [event, 5], what: 'a batch of CloudEvents', needed: batch },
    { given: one, body: [event], what: 'a batch of CloudEvents', needed: batch },
  ] as const)('$what as $given', ({ given, body, what, needed }) => {
    const message = `The body is ${what}, so the Content-Type must be ${needed}.`
    // Headers of other names do not make it an event of binary mode.
    const headers = { 'ce-id': 'a' } as Publication['headers']
    expect(refusal({ mediaType: given, headers, body: bodyOf(body) })).toMatchObject({
      ...{ errorCode: 'invalid_body', message },
      errors: [{ path: 'Content-Type', code: 'invalid', message }],
    })
  })

  it('but not data in binary mode that has the name of an attribute', () => {
    expect(refusal(binary(attributes, event))).toMatchObject({ errors: [{ path: '#/object' }] })
  })

  it.each([[], [5, event], 5])('nor %j, which is no event', value => {
    const refused = refusal({ mediaType: one, headers: {}, body: bodyOf(value) })
    expect(refused).toMatchObject({ errors: [{ path: '#' }] })
  })
})

describe('an error in binary mode', () => {
  it('names the header of a wrong attribute', () => {
    const { type: _, ...untyped } = attributes
    const message = "The header 'ce-type' is required."
    expect(refusal(binary(untyped))).toMatchObject({
      ...{ errorCode: 'invalid_body', message },
      errors: [{ path: 'ce-type', code: 'required', message }],
    })
  })

  it.each(['%C0%A0', '%', '100%', '%zz', '%E9', '%ED%A0%80', '"%"', utf8('é%C3')])(
    'names the header whose escapes are not UTF-8: %s',
    value => {
      for (const name of ['id', 'source', 'subject', 'anything'])
        expect(refusal(binary({ ...attributes, [name]: value }))).toMatchObject({
          errorCode: 'invalid_body',
          message: `The header 'ce-${name}' must be percent-encoded UTF-8, in which %25 stands for %.`,
          errors: [{ path: `ce-${name}`, code: 'format' }],
        })
    },
  )

  it.each(['%00', 'a%0A', '%7F', '%C2%85', '\x85'])(
    'names an attribute with a control character: %j',
    value => {
      for (const name of ['id', 'subject', 'datacontenttype', 'anything']) {
        const given = name === 'datacontenttype' ? `application/json; a=${value}` : value
        expect(refusal(binary({ ...attributes, [name]: given })), name).toMatchObject({
          errorCode: 'invalid_body',
          errors: [{ path: `ce-${name}` }],
        })
      }
    },
  )

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
