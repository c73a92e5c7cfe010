import { describe, expect, it } from 'vitest'
import { bodyFault } from '../src/body-fault.ts'
import { shown } from '../src/shown.ts'

describe("a caller's value in a message", () => {
  it.each([
    'https://user:secret@example.com/path',
    'https:/user:secret@example.com',
    String.raw`https:\\user:secret@example.com`,
    '//user:secret@example.com',
    'user:secret@example.com',
    'https://user:sec/secret@example.com',
    'https://user:p?secret@example.com',
    'https://example.com/?token=secret',
    'https://example.com/#secret',
  ])('hides the secret in the address %s', value => {
    expect(shown(value)).not.toContain('secret')
  })

  it('keeps the host and path of an address', () => {
    expect(shown('http://example.com/path')).toBe("'http://example.com/path'")
    expect(shown('https://user:secret@example.com')).toBe("'https://…@example.com'")
  })
})

it('the name of a property is cut between characters', () => {
  const { message, errors } = bodyFault([
    { path: `/${'a'.repeat(63)}😀`, code: 'unknown', message: 'is unknown' },
  ])
  expect(JSON.stringify([message, errors])).not.toMatch(/\\ud[89a-f]/i)
  expect(
    bodyFault([{ path: `/${'a'.repeat(63)}~1b`, code: 'unknown', message: 'is unknown' }]).message,
  ).toContain(`${'a'.repeat(63)}/'`)
})
