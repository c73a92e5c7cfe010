import { describe, expect, it } from 'vitest'
import { jsonParts, withoutLineBreaks } from '../src/json-text.ts'

describe('the text of JSON', () => {
  it.each([
    ['1125899906842624123', '1125899906842624123'],
    ['12345678901234567.89', '12345678901234567.89'],
    ['[1.0, 1E5, 1e-400, -0]', '[1.0,1E5,1e-400,-0]'],
    [' "\\u0041\\/" ', '"\\u0041\\/"'],
    ['{ "b" : 1 ,\n"1" : [ ] , "a": { } }', '{"b":1,"1":[],"a":{}}'],
    ['{"a":1,"b":2,"a":3}', '{"b":2,"a":3}'],
    ['{"a":1,"\\u0061":2}', '{"\\u0061":2}'],
    ['{"a":[{"a":1,"a":2}],"__proto__":1,"__proto__":2}', '{"a":[{"a":2}],"__proto__":2}'],
    ['"a \\" b\\\\"', '"a \\" b\\\\"'],
    ['{"a:":"}\\",\\"b\\":1","b":["\\\\",{}]}', '{"a:":"}\\",\\"b\\":1","b":["\\\\",{}]}'],
    ['[{"a":1},{"a":{"b":[1, 2]}}]', '[{"a":1},{"a":{"b":[1,2]}}]'],
    ['{"b":{"a":1,"a":2}}', '{"b":{"a":2}}'],
    ['{"b":{"\\u0061":1,"a":2}}', '{"b":{"a":2}}'],
    ['true', 'true'],
  ])('%s has the compact form %s', (text, compact) => {
    expect(jsonParts(text, 0)).toBe(compact)
  })

  it('is indented as `JSON.stringify` does it, where that changes no token', () => {
    const value = { a: [1, { b: [] }, 'x'], c: {}, d: [[2]] }
    expect(jsonParts(JSON.stringify(value), 0, '  ')).toBe(JSON.stringify(value, null, 2))
  })

  it('is taken apart to the wanted level', () => {
    const text = '[ {"a": {"x": 1.0}, "\\u0062": [2]}, 3, [4] ]'
    expect(jsonParts(text, 1)).toEqual(['{"a":{"x":1.0},"\\u0062":[2]}', '3', '[4]'])
    const parts = new Map([
      ['a', '{"x":1.0}'],
      ['b', '[2]'],
    ])
    expect(jsonParts(text, 2)).toEqual([parts, '3', ['4']])
  })

  it('has no character at which readers end a line', () => {
    expect(withoutLineBreaks('["\u0085\u2028", "\u2029\n"]')).toBe('["\\u0085\\u2028", "\\u2029\n"]')
  })

  it('may be nested a hundred thousand levels deep', () => {
    const [start, end] = ['['.repeat(100_000), ']'.repeat(100_000)]
    for (const space of ['', ' ']) expect(jsonParts(`${start}${space}${end}`, 0)).toBe(`${start}${end}`)
  })
})
