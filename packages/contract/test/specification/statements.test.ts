import { existsSync, readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { marksIn, statementFaults, withTests } from '../../statements.ts'
import { verbsOf } from './scope-catalog.ts'
import { statementIds } from './statement-ids.ts'

const root = new URL('../../../../', import.meta.url)
const page = readFileSync(new URL('docs/statements.md', root), 'utf8')
/** Cache of parsed files of the document, by path. */
const contents = new Map<string, unknown>()

test('docs/statements.md has each statement of the specification once', () => {
  const ids = Array.from(page.matchAll(/^\| `([^`]+)` \| /gm), ([, id]) => id)
  expect(ids.toSorted()).toEqual(statementIds.toSorted())
})

test('the rows of the scope catalog name the verbs of each resource', () => {
  const found = Array.from(page.matchAll(/^\| `scope\.\w+` \| `(\w+)`: (.*?) \| /gm), ([, name, verbs]) => [
    name,
    verbs,
  ])
  const wanted = [...verbsOf].map(([resource, verbs]) => [resource, verbs.join(', ')])
  expect(found.toSorted()).toEqual(wanted.toSorted())
})

test('every statement has a place in the document', () => {
  const rows = Array.from(page.matchAll(/^\| `([^`]+)` \| .* \| (.*) \| .* \|$/gm))
  const faulty = rows.filter(([, , places = '']) => {
    const found = places.match(/`[^`]+`/g) ?? []
    return found.length === 0 || !found.every(isThere)
  })
  expect(rows).toHaveLength(statementIds.length)
  expect(faulty.map(([row]) => row)).toEqual([])
})

const rows = '| `a` | One. | `x#/y` |  |\n| `b.c` | Two. | `x#/z` |  |\n| `b.d` | Three. | `x#/z` | old |\n'

test('a mark stands directly above a test, also one with a table or in a block', () => {
  const text = [
    '// shows: a, b.c',
    '// shows: b.d',
    "test.each([['x', 1], f('y', 2)])('a %s | [b]', () => {})",
    "describe('outer', () => {",
    '  // shows: b.*',
    "  test('inner', () => {})",
    '})',
  ].join('\n')
  expect(marksIn('x.test.ts', text)).toEqual([
    { file: 'x.test.ts', title: 'a %s | [b]', ids: ['a', 'b.c', 'b.d'] },
    { file: 'x.test.ts', title: 'inner', ids: ['b.*'] },
  ])
  expect(() => marksIn('x.test.ts', '// shows: a\n\nconst x = 1\n')).toThrow(
    'x.test.ts has a mark "// shows:" that is not directly above a test.',
  )
})

test('the last column has the tests that show the statement, once each', () => {
  const marks = [
    { file: 'p/x.test.ts', title: 'a %s | [b]', ids: ['a', 'b.c'] },
    { file: 'p/x.test.ts', title: 'a %s | [b]', ids: ['a'] },
    { file: 'p/y.test.ts', title: 'inner', ids: ['b.*'] },
  ]
  const [first, second] = ['[a %s \\| \\[b\\]](../p/x.test.ts)', '[inner](../p/y.test.ts)']
  expect(withTests(rows, marks).split('\n')).toEqual([
    `| \`a\` | One. | \`x#/y\` | ${first} |`,
    `| \`b.c\` | Two. | \`x#/z\` | ${first}, ${second} |`,
    `| \`b.d\` | Three. | \`x#/z\` | ${second} |`,
    '',
  ])
})

test('a statement without a test and a mark of an unknown statement are reported by name', () => {
  const mark = { file: 'p/x.test.ts', title: 'x', ids: ['b.*', 'c', 'd.*'] }
  expect(statementFaults(rows, [mark])).toEqual([
    'No test shows the statement a. Write "// shows: a" directly above one that does.',
    'p/x.test.ts shows c, which docs/statements.md does not have.',
    'p/x.test.ts shows d.*, which docs/statements.md does not have.',
  ])
})

/** Whether a place such as `events/paths/events.yaml#/get` is in the document. */
function isThere(place: string): boolean {
  const [file = '', pointer = ''] = place.replaceAll('`', '').split('#')
  const names = pointer.split('/').slice(1)
  const found = names.reduce<unknown>(
    (value, name) =>
      (value as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    contentOf(file),
  )
  return found !== undefined
}

function contentOf(file: string): unknown {
  const place = new URL(`openapi/${file}`, root)
  if (!contents.has(file))
    contents.set(file, existsSync(place) ? parseYaml(readFileSync(place, 'utf8')) : undefined)
  return contents.get(file)
}
