import { describe, expect, it } from 'vitest'
import { eventTypes, validatePublishEvent } from '../src/index.ts'
import { documentedEvents } from './documented-events.ts'

const cases = documentedEvents.map(event => [String(event.type), event] as const)
const pathsOf = (event: unknown) => validatePublishEvent(event).map(({ path }) => path)

it('the document has an example of an event of every type', () => {
  expect(documentedEvents.map(({ type }) => type).toSorted()).toEqual(eventTypes.toSorted())
})

describe.each(cases)('a published %s', (_type, event) => {
  const { data } = event
  const [required] = Object.keys(data.object)
  const without = (name: string) =>
    Object.fromEntries(Object.entries(data.object).filter(([key]) => key !== name))

  it("is valid as in the document's example", () => {
    expect(validatePublishEvent(event)).toEqual([])
  })

  it('is invalid without the first property of its object, and the path names the property', () => {
    const broken = { ...event, data: { ...data, object: without(required ?? '') } }
    expect(validatePublishEvent(broken)).toContainEqual({
      path: `/data/object/${required}`,
      code: 'required',
      message: 'is required',
    })
  })

  it('is invalid with an unknown context, and the path names the context', () => {
    const broken = { ...event, data: { ...data, context: { galaxy: 'a' } } }
    expect(validatePublishEvent(broken)).toEqual([
      { path: '/data/context/galaxy', code: 'unknown', message: 'is unknown' },
    ])
  })

  it('is invalid with empty data, and the path names the missing object', () => {
    expect(pathsOf({ ...event, data: {} })).toEqual(['/data/object'])
  })

  it.each(['specversion', 'id', 'source', 'type', 'data'])('is invalid without %s', attribute => {
    const broken = Object.fromEntries(Object.entries(event).filter(([name]) => name !== attribute))
    expect(validatePublishEvent(broken)).toContainEqual({
      ...{ path: `/${attribute}`, code: 'required', message: 'is required' },
    })
  })
})

describe('attributes of a published event', () => {
  const [event] = documentedEvents
  it.each<[string, unknown]>([
    ['specversion', '0.3'],
    ['id', ''],
    ['id', 'a'.repeat(256)],
    ['source', ''],
    ['source', 'a b'],
    ['type', 'user.made'],
    ['time', 'yesterday'],
    ['datacontenttype', 'text/plain'],
    ['xtenant', 'another'],
    ['xstream', 'est_1'],
    ['xpurpose', 'test'],
    ['UPPER', 'a'],
    ['extension', { nested: true }],
    ['extension', 1.5],
    ['id', null],
    ['source', null],
    ['type', null],
  ])('%s cannot be %o', (name, value) => {
    expect(pathsOf({ ...event, [name]: value })).toContain(`/${name}`)
  })

  it.each<[string, unknown]>([
    ['id', 'a'.repeat(255)],
    ['time', '2026-11-20T08:02:11+02:00'],
    ['datacontenttype', 'application/json'],
    ['subject', 'a subject'],
    ['extension', true],
    ['extension', -2_147_483_648],
    ['extension', ''],
    ['extension', null],
    ['time', null],
    ['subject', null],
  ])('%s can be %o', (name, value) => {
    expect(validatePublishEvent({ ...event, [name]: value })).toEqual([])
  })
})

it.each([undefined, null, 1, 'a', [], [documentedEvents[0]]])('%o is not an event', value => {
  expect(validatePublishEvent(value)).toEqual([
    { path: '', code: 'type', message: expect.stringMatching(/^must be an object, got /) },
  ])
})
