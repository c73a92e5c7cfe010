import {
  dereference,
  document,
  type OperationId,
  operations,
  validate,
  validateBody,
} from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'

const patterns = new Set<string>()
JSON.parse(JSON.stringify(document), (key, value) => {
  if (key === 'pattern' && typeof value === 'string') patterns.add(value)
  return value
})

/** Texts that, repeated, make a backtracking expression take more than linear time. */
const fills = ['a', '0', ' ', '=', '/', '+', '.', ':', '%', '~', '\0', '😀', 'a/', 'a+', '/+', ' v1,']
const starts = [
  '',
  'https://',
  'whsec_',
  'client_id:',
  'v1,',
  'application/',
  '2026-11-20T00:00:00.',
  'urn:',
  'a/a+json;',
]
const ends = ['', '\n', '!']
const realistic = [26, 255, 2_048]

/** Milliseconds of processor time for one check. */
const limit = 5

/** Processor time of the slowest check, in milliseconds. Stops at the first check that reaches the limit. */
function slowest(check: (text: string) => unknown, lengths: readonly number[], among = ends): number {
  let worst = 0
  for (const length of lengths) {
    for (const start of starts) {
      for (const fill of fills) {
        for (const end of among) {
          const text = start + fill.repeat(Math.ceil((length - start.length) / fill.length)) + end
          worst = Math.max(worst, leastTime(check, text))
          if (worst >= limit) return worst
        }
      }
    }
  }
  return worst
}

/** The shortest of several runs: the collector slows only some runs, a slow expression all of them. */
function leastTime(check: (text: string) => unknown, text: string): number {
  let least = timed(check, text)
  for (let run = 1; least >= limit && run < 10; run++) least = Math.min(least, timed(check, text))
  return least
}

function timed(check: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage()
  check(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

describe.each([...patterns])('the pattern %s', pattern => {
  const expression = new RegExp(pattern, 'u')

  test('the pattern matches strings of realistic length in less than 5 ms', () => {
    expect(slowest(text => expression.test(text), realistic)).toBeLessThan(limit)
  })

  test('the pattern matches hostile strings in linear time', () => {
    expect(slowest(text => expression.test(text), [20_000])).toBeLessThan(limit)
  })
})

const strings = Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) => {
  const { pattern, format } = schema as { pattern?: string; format?: string }
  return pattern || format ? [name as Parameters<typeof validate>[0]] : []
})

test.each(strings)('%s is checked in less than 5 ms, whatever its length', name => {
  expect(slowest(text => validate(name, text), [...realistic, 20_000])).toBeLessThan(limit)
})

const bodies = Object.entries(operations).flatMap(([id, { method, path }]) => {
  const { content = {} } = document.paths[path]?.[method.toLowerCase()]?.requestBody ?? {}
  return Object.entries(content).flatMap(([type, { examples = {} }]) => {
    const [first] = Object.values(examples)
    return first ? [{ id: id as OperationId, type, example: dereference(first).value }] : []
  })
})

test.each(bodies)(
  '$id with $type is refused in linear time, whatever text is sent',
  ({ id, type, example }) => {
    for (const path of textsIn(example)) {
      const check = (text: string) => validateBody(id, type, replaced(example, path, text))
      expect(slowest(check, [20_000], ['!']), path.join('/')).toBeLessThan(limit)
    }
  },
)

/** The places of all texts in a JSON value. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

/** A copy of a JSON value with another text at `path`. */
function replaced(value: unknown, path: readonly string[], text: string): unknown {
  const copy = structuredClone({ value })
  let parent = copy as Record<string, unknown>
  const [last = 'value', ...inner] = ['value', ...path].toReversed()
  for (const key of inner.toReversed()) parent = parent[key] as Record<string, unknown>
  parent[last] = text
  return copy.value
}

test('the document has patterns, strings and bodies to check', () => {
  expect(patterns.size).toBeGreaterThan(10)
  expect(strings.length).toBeGreaterThan(10)
  expect(bodies.length).toBeGreaterThan(8)
})
