import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const docs = new URL('../../../docs/', import.meta.url)
const openapi = new URL('../openapi/', docs)
const [, section = ''] = read(new URL('specification.md', docs)).split('\n## Statement by statement\n')
/** Cache of parsed files of the document, by path. */
const contents = new Map<string, unknown>()
/** A reference link: its text is a test's name, its target the test's file. */
const link = /\[([^[\]]+)\]\[(\w+)\]/g
const files = new Map(
  [...section.matchAll(/^\[(\w+)\]: (\S+)$/gm)].map(([, key = '', file = '']) => [key, file]),
)
const rows = [...section.matchAll(/^\| (?!Statement \|)(.*) \|$/gm)].map(([, row = '']) => {
  const [statement = '', places = '', tests = '', ...others] = row.split(' | ')
  return { statement, places: places.match(/`[^`]+`/g) ?? [], tests: [...tests.matchAll(link)], others }
})

test('docs/specification.md has all statements of the specification', () => {
  expect(rows.length).toBe(329)
})

test('every statement has a place in the document', () => {
  const faulty = rows.filter(({ places }) => places.length === 0 || !places.every(isThere))
  expect(faulty.map(({ statement, places }) => [statement, ...places])).toEqual([])
})

test('every statement has a test that exists', () => {
  const faulty = rows.filter(
    ({ tests, others }) =>
      tests.length === 0 ||
      others.length > 0 ||
      !tests.every(([, name = '', key = '']) => isTest(name, files.get(key) ?? '')),
  )
  expect(faulty.map(({ statement, tests }) => [statement, ...tests.map(([whole]) => whole)])).toEqual([])
})

test('every test file in the list of links is used by a statement', () => {
  const named = new Set(rows.flatMap(({ tests }) => tests.map(([, , key]) => key)))
  expect([...files.keys()].filter(key => !named.has(key))).toEqual([])
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
  const place = new URL(file, openapi)
  if (!contents.has(file)) contents.set(file, existsSync(place) ? parse(read(place)) : undefined)
  return contents.get(file)
}

/** Whether a file has a test, a describe block or a parametrized title with this name. */
function isTest(name: string, file: string): boolean {
  const place = new URL(file, docs)
  if (file === '' || !existsSync(place)) return false
  const text = read(place)
  return ["'", '"', '`'].some(quote => text.includes(`${quote}${name}${quote},`))
}

function read(file: URL): string {
  return readFileSync(file, 'utf8')
}
