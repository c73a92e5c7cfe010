import { operations as documented, type OperationId, validateAnswer } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { currentHeaders, documentedAnswer, documentedResponses, operations } from '../src/index.ts'

const ids = Object.keys(operations) as (keyof typeof operations)[]
const answers = ids.flatMap(id =>
  documentedResponses(id).flatMap(({ status, examples }) =>
    (examples.length === 0 ? [undefined] : examples).map(example => ({ id, status, example })),
  ),
)

test('the responses contain every public operation of the document', () => {
  const wanted = Object.entries(documented).filter(([, { internal }]) => !internal)
  expect(ids).toEqual(wanted.map(([id]) => id))
  for (const id of ids) {
    const { method, path } = documented[id]
    expect(operations[id]).toMatchObject({ method, path })
  }
})

test.each(answers)('$id, $status, $example conforms to the document', ({ id, status, example }) => {
  const answer = documentedAnswer(id, { status, ...(example && { example }) })
  expect(validateAnswer(id satisfies OperationId, { ...answer, headers: currentHeaders(answer) })).toEqual([])
})

describe('the default answer', () => {
  test('is the first example of the lowest status', () => {
    expect(documentedAnswer('list_event_streams')).toEqual(
      documentedAnswer('list_event_streams', { status: 200, example: 'checkpoint' }),
    )
    expect(documentedAnswer('delete_event_stream')).toMatchObject({ status: 204 })
    expect(documentedAnswer('delete_event_stream')).not.toHaveProperty('body')
  })

  test('throws for an undocumented status or example', () => {
    expect(() => documentedAnswer('get_jwks', { status: 418 })).toThrow('no status 418 for get_jwks')
    expect(() => documentedAnswer('get_jwks', { example: 'toString' })).toThrow("no example 'toString'")
  })
})
