import { validateAnswer } from '@tenant-api/contract'
import { expect, test } from 'vitest'
import { answerWithErrors, currentHeaders, operations, type PublicOperationId } from '../src/index.ts'

const ids = (Object.keys(operations) as PublicOperationId[]).filter(id => id !== 'issue_token')

test.each(ids)('an answer of %s with other errors conforms to the document', id => {
  const errors = [{ path: '#/name', code: 'pattern', message: 'The name has a space.' }] as const
  const answer = answerWithErrors(id, errors)
  expect(answer).toMatchObject({ status: 400, body: { message: errors[0].message, errors } })
  expect(validateAnswer(id, { ...answer, headers: currentHeaders(answer) })).toEqual([])
})

test.each([
  ['#/name', 'invalid_body'],
  ['id', 'invalid_uri'],
] as const)('the path %s has the code %s', (path, errorCode) => {
  const answer = answerWithErrors('update_event_stream', [{ path, code: 'pattern', message: 'Wrong.' }])
  expect(answer.body).toMatchObject({ errorCode })
})

test('an operation whose error has no such list is refused', () => {
  const errors = [{ path: 'grant_type', code: 'required', message: 'Missing.' }] as const
  expect(() => answerWithErrors('issue_token', errors)).toThrow(TypeError)
})
