import { expect, test } from 'vitest'
import { tableOf } from '../src/output/print.ts'

test('a table has any number of rows, as a list of all pages may have', () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => ({ id: `evt_${index}`, status: 'failed' }))
  const lines = tableOf(rows, 80).trimEnd().split('\n')
  expect(lines).toHaveLength(200_001)
  expect(lines.at(1)).toBe('evt_0       failed')
  expect(lines.at(-1)).toBe('evt_199999  failed')
})

test('a table counts columns of the terminal: two for a wide character, none for a combining one', () => {
  const rows = ['abcdef', '日本語', 'e\u0301e\u0301', '👩‍👩‍👧x', ''].map(name => ({ name, status: '|' }))
  expect(tableOf(rows, 80).trimEnd().split('\n').slice(1)).toEqual([
    'abcdef  |',
    '日本語  |',
    'e\u0301e\u0301      |',
    '👩‍👩‍👧x     |',
    '        |',
  ])
})

test.each([
  ['abcdefghij', 6, 'abcde…'],
  ['日本語日本語', 6, '日本…'],
  ['日本語', 6, '日本語'],
  ['e\u0301e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301…'],
  ['e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301e\u0301'],
  ['x👩‍👩‍👧👩‍👩‍👧', 4, 'x👩‍👩‍👧…'],
])('a table cuts %s to %i columns, between characters', (text, columns, expected) => {
  expect(
    tableOf([{ n: text }], columns)
      .trimEnd()
      .split('\n')[1],
  ).toBe(expected)
})

test('a large cell does not widen all rows of a table for a terminal of unknown width', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({
    name: index === 0 ? 'x'.repeat(4_000_000) : 'y',
    z: 1,
  }))
  expect(tableOf(rows, 0).length).toBeLessThan(1_000_000)
})
