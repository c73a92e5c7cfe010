import { describe as group, test as it, expect as must } from 'vitest'
import { atEnd, beforeAll, collect, describe, inFlight, skip, test, titleOf } from '../src/cases.ts'
import { type Outcome, runBlock } from '../src/check.ts'
import { expect } from '../src/expect.ts'

async function outcomes(declare: () => void): Promise<readonly Outcome[]> {
  const all: Outcome[] = []
  await runBlock(collect('group', undefined, declare), outcome => all.push(outcome))
  return all
}

group('a run', () => {
  it('reports passed, skipped and violated cases by their titles', async () => {
    const found = await outcomes(() => {
      describe('A server', () => {
        test('answers', () => {})
        test.unless('it is a mock')('keeps what it stores', () => {})
        test('has events', () => skip('there are no events'))
        test.each([200, 404])('answers %i', status => expect(status, 'the status').toBe(200))
      })
    })
    must(found.map(({ name, skipped, violation }) => [name, skipped ?? violation?.message])).toEqual([
      ['A server answers', undefined],
      ['A server keeps what it stores', 'it is a mock'],
      ['A server has events', 'there are no events'],
      ['A server answers 200', undefined],
      ['A server answers 404', 'the status must be 200, got 404'],
    ])
  })

  it('calls the functions that a case or a preparation passes to atEnd, the newest first, also after a failure', async () => {
    const steps: string[] = []
    const step = (name: string) => {
      steps.push(name)
      atEnd(async () => steps.push(`undo ${name}`))
    }
    await outcomes(() => {
      beforeAll(async () => step('preparation'))
      test('fails', () => {
        step('one')
        step('two')
        expect(1).toBe(2)
      })
      test('passes', () => step('three'))
    })
    must(steps).toEqual([
      ...['preparation', 'one', 'two', 'undo two', 'undo one'],
      ...['three', 'undo three', 'undo preparation'],
    ])
  })

  it('closes what a request in flight opens after the failure of its case, and lets the case send no more', async () => {
    const steps: string[] = []
    const answer = Promise.withResolvers<void>()
    const abandoned = Promise.withResolvers<unknown>()
    async function subscribe() {
      await inFlight(() => answer.promise)
      atEnd(async () => steps.push('close'))
      await inFlight(async () => steps.push('another request')).catch(abandoned.resolve)
    }
    async function refuse() {
      // Later than the end of a case that does not wait for the answer.
      setImmediate(setImmediate, answer.resolve)
      throw new Error('refused')
    }
    const [found] = await outcomes(() => {
      test('opens two', () => Promise.all([subscribe(), refuse()]))
    })
    must(found?.violation?.message).toBe('refused')
    must(steps).toEqual(['close'])
    must(await abandoned.promise).toMatchObject({ message: 'the case has ended' })
  })

  it('reports a failed preparation for each case of its block', async () => {
    const found = await outcomes(() => {
      beforeAll(async () => expect(503, 'the status').toBe(201))
      test('one', () => {})
      test('two', () => {})
    })
    must(found.map(({ violation }) => violation?.message)).toEqual(
      Array(2).fill('the status must be 201, got 503'),
    )
  })

  it('reports a resource that cannot be removed, and removes the others', async () => {
    const removed: string[] = []
    const found = await outcomes(() => {
      test('creates', () => {
        atEnd(async () => removed.push('one'))
        atEnd(async () => expect(500, 'the status of the removal').toBe(204))
        atEnd(async () => removed.push('three'))
      })
    })
    must(found[0]?.violation?.message).toBe('the status of the removal must be 204, got 500')
    must(removed).toEqual(['three', 'one'])
  })
})

group('a comparison', () => {
  it.each<[string, () => void]>([
    ['body.b[1] must be 3, got 2', () => expect({ b: [1, 2] }, 'body').toEqual({ b: [1, 3] })],
    ['c must be nothing, got 1', () => expect({ c: 1 }).toEqual({ c: undefined })],
    ['the value must have 1 items, got 2: [1,2]', () => expect([1, 2]).toEqual([1])],
    ['a must be a number, got "1"', () => expect({ a: '1', b: 2 }).toMatchObject({ a: expect.any(Number) })],
    ['the value must not contain "a", got ["a"]', () => expect(['a']).not.toContain('a')],
    [
      'the value must not have the property \'a.b\', got {"a":{"b":1}}',
      () => expect({ a: { b: 1 } }).not.toHaveProperty('a.b'),
    ],
  ])('fails with the sentence: %s', (sentence, compare) => {
    must(compare).toThrow(sentence)
  })

  it('passes for equal values', () => {
    expect({ a: 1, b: undefined }).toEqual({ a: 1 })
    expect({ a: 'x', b: [{ c: 1, d: 2 }] }).toMatchObject({ a: expect.stringMatching(/x/), b: [{ c: 1 }] })
  })
})

it.each([
  ['takes %s as %j', ['a', { b: 1 }], 'takes a as {"b":1}'],
  ['$id, as $mediaType', [{ id: 'x', mediaType: 'text/plain' }], 'x, as text/plain'],
  ['takes ?$query', [{ query: 'take=1' }], 'takes ?take=1'],
])('the placeholders in the title %s are replaced', (title, values, expected) => {
  must(titleOf(title, values)).toBe(expected)
})
