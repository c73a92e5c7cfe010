import { expect, test } from 'vitest'
import { unstorableFault } from '../src/unstorable.ts'

test.each([
  ['{"a":{"b":["","\\u0000"]}}', '#/a/b/1', "The property 'a.b.1' must not contain a NUL character."],
  ['{"a/b":"\\ud800"}', '#/a~1b', "The property 'a/b' must not contain a lone surrogate."],
  ['{"a":[-1e400]}', '#/a/0', "The property 'a.0' must be a number from -1.7e308 to 1.7e308."],
  ['"\\u0000"', '#', 'The body must not contain a NUL character.'],
  ['{"a":{"\\u0000":1}}', '#/a', "The property 'a' must not have a name that contains a NUL character."],
])('the error for %s names the place', (body, path, message) => {
  expect(unstorableFault(JSON.parse(body))).toEqual({
    errorCode: 'invalid_body',
    message,
    errors: [{ path, code: 'invalid', message }],
  })
})

test('there is no error for a body with text in any script, and the largest number', () => {
  expect(unstorableFault({ 名: ['😀\u0001', Number.MAX_VALUE, null, true] })).toBeUndefined()
})
