import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { breaking } from './edits/breaking.ts'
import { compatible } from './edits/compatible.ts'
import { changesBy } from './edits/edited-document.ts'
import { operations } from './edits/operations.ts'
import { schemas } from './edits/schemas.ts'

const edits = [...breaking, ...compatible, ...operations, ...schemas]
const page = readFileSync(new URL('../../../../docs/compatibility.md', import.meta.url), 'utf8')
const [, table = ''] = page.split(/^## .*\n/m)
const rows = [...table.matchAll(/^\| (?!Edit)(.*?) \| (\w+) \| (.*?) \| .* \|$/gm)]
const verdicts = new Map(rows.map(([, what = '', verdict, rules = '']) => [what, { verdict, rules }]))

describe('The verdict of docs/compatibility.md holds when', () => {
  test.each(edits)('$what', ({ what, edit, text, prepare }) => {
    const changes = changesBy(edit, prepare)
    const verdict =
      changes.length === 0 ? 'unchanged' : changes.some(({ breaks }) => breaks) ? 'breaks' : 'harmless'
    const rules = [...new Set(changes.map(({ rule }) => `\`${rule}\``))].join(', ') || 'none'
    expect({ verdict, rules }).toEqual(verdicts.get(what))
    expect(changes.map(({ place, text: message }) => `${place}: ${message}`).join('\n')).toMatch(text)
    for (const { effect } of changes) expect(effect).toMatch(/^[A-Z].*\.$/)
  })
})

test('docs/compatibility.md has a row for each of at least 60 edits', () => {
  expect(rows.map(([, what]) => what)).toEqual(edits.map(({ what }) => what))
  expect(new Set(edits.map(({ what }) => what)).size).toBe(edits.length)
  expect(edits.length).toBeGreaterThanOrEqual(60)
})

test('Each property that gets the same component is compared with its own earlier schema', () => {
  const component = { $ref: '#/components/schemas/Oval' }
  const changes = changesBy(
    ({ properties }) => Object.assign(properties, { one: component, other: component }),
    ({ document, properties }) =>
      Object.assign(properties, {
        one: { ...document.components?.schemas?.Oval },
        other: { type: 'integer' },
      }),
  )
  expect(changes.map(({ text }) => text)).toContain('may no longer be of the type integer')
})

describe('The change itself, not only its side effects, breaks consumers when', () => {
  test.each(breaking)('$what', ({ edit, text }) => {
    const breaks = changesBy(edit).filter(change => change.breaks)
    expect(breaks.map(({ place, text: message }) => `${place}: ${message}`).join('\n')).toMatch(text)
  })
})
