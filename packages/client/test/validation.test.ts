import { eventTypes, validate } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { validateMessage } from '../src/validation.ts'
import { messageOf } from './service.ts'

/** All variants of a value with one change: a property left out, added or replaced, or an item replaced. */
function* mutations(value: unknown): Generator<unknown, void, undefined> {
  yield* [null, '', 'x'.repeat(300), '2026-02-29T00:00:00Z', 'a b', -1, 1.5, true, [], {}]
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const changed of mutations(item)) yield value.with(index, changed)
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, added: 1 }
    for (const [name, child] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>
      yield rest
      for (const changed of mutations(child)) yield { ...value, [name]: changed }
    }
  }
}

describe.each(eventTypes)('a message of the type %s', type => {
  const message = messageOf(type, 'o1')

  test('is valid as documented', () => {
    expect(validateMessage(message)).toEqual([])
  })

  test('with any single change gets the verdict that Ajv gives, except for additional properties', () => {
    let count = 0
    for (const changed of mutations(message)) {
      const ours = validateMessage(changed as typeof message)
      const theirs = validate('SubscriptionMessage', changed).filter(
        ({ message: fault }) => !fault.startsWith('is unknown'),
      )
      expect(ours.length > 0, JSON.stringify([changed, ours, theirs])).toBe(theirs.length > 0)
      count += 1
    }
    expect(count).toBeGreaterThan(50)
  })
})

describe('validateMessage', () => {
  const message = messageOf('user.created', 'o1')
  const { event } = message

  test.each([
    ['/event/id', 'is required', { ...event, id: undefined }],
    ['/event/time', 'must be a date-time', { ...event, time: 'yesterday' }],
    [
      '/event/data/object/identities/0/isSocial',
      'must be boolean',
      {
        ...event,
        data: {
          object: {
            ...event.data.object,
            identities: [{ ...event.data.object.identities[0], isSocial: 'no' }],
          },
        },
      },
    ],
  ])('reports the violation %s %s', (path, sentence, changed) => {
    const invalid = { ...message, event: JSON.parse(JSON.stringify(changed)) }
    expect(validateMessage(invalid)).toEqual([{ path, message: sentence }])
  })

  test('allows additional properties, because later versions of the document may add them', () => {
    const data = { ...event.data, object: { ...event.data.object, added: 1 } }
    expect(
      validateMessage({ ...message, added: 1, event: { ...event, data, added: 1 } } as typeof message),
    ).toEqual([])
  })

  test.each([null, undefined, 5, 'x', [[]]])('reports a message that is not an object: %o', value => {
    expect(validateMessage(value as never)).toEqual([{ path: '', message: 'must be object' }])
  })

  test('reports an undocumented type', () => {
    const unknown = { type: 'unknown', offset: 'o1', raw: { type: 'star.born', offset: 'o1' } } as const
    expect(validateMessage(unknown)).toEqual([{ path: '/type', message: 'is none of the documented values' }])
  })
})
