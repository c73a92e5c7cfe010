import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../src')
const root = path.join(source, '../../..')
const page = await readFile(path.join(root, 'docs/architecture.md'), 'utf8')

interface Row {
  readonly file: string
  readonly text: string
  /** The function of the file that another file of the list calls; without one, the file and the one before it are linked by an import. */
  readonly calledAs: string | undefined
}

/** The tables of the page that list what a thing passes, by their heading. */
const tables = page.split(/^### /m).flatMap(section => {
  const [heading = '', ...lines] = section.split('\n')
  const begin = lines.indexOf('| File | What it does | Called as |')
  if (begin < 0) return []
  const rows = lines.slice(begin + 2, lines.indexOf('', begin))
  return [{ heading, rows: rows.map(row => row.split('|').map(cell => cell.trim().replaceAll('`', ''))) }]
})
const most: Readonly<Record<string, number>> = {
  'From a publisher to the socket of a subscriber': 7,
  'From the log to a webhook': 6,
  'A request for a token': 6,
}

test('every file and folder that the page names exists', () => {
  const named = page.match(/\b[\w-]+(?:\/[\w.-]+)*(?:\.(?:ts|tsx|yaml)\b|\/(?=[`<]))/g) ?? []
  expect(named.length).toBeGreaterThan(20)
  const isThere = (name: string) => [root, source].some(folder => existsSync(path.join(folder, name)))
  expect(named.filter(name => !isThere(name))).toEqual([])
})

test('the page names every file of the way to a webhook', () => {
  const files = readdirSync(path.join(source, 'webhooks')).map(file => `\`webhooks/${file}\``)
  expect(files.filter(file => !page.includes(file))).toEqual([])
})

test('the page lists what an event, an attempt and a token request pass, within their limits', () => {
  const longest = Object.fromEntries(tables.map(({ heading, rows }) => [heading, rows.length]))
  expect(Object.keys(longest)).toEqual(Object.keys(most))
  for (const [heading, length] of Object.entries(longest))
    expect(length).toBeLessThanOrEqual(most[heading] ?? 0)
})

describe.each(tables)('$heading', async ({ rows }) => {
  const files = await Promise.all(
    rows.map(async ([, file = '', , calledAs]): Promise<Row> => {
      const text = await readFile(path.join(source, file), 'utf8')
      return { file, text, calledAs: calledAs || undefined }
    }),
  )

  test.each(files.slice(1))('$file is called by a file of the list, or imports the file before it', row => {
    const { file, text, calledAs } = row
    const before = files[files.indexOf(row) - 1] ?? row
    if (calledAs === undefined)
      return expect(imports(before, row) || imports(row, before), `${before.file} and ${file}`).toBe(true)
    const definition = new RegExp(
      `^\\s*(export )?(async )?(function |const )?${calledAs}(<.*>)?( =|[(:])`,
      'm',
    )
    expect(definition.test(text), `${file} defines ${calledAs}`).toBe(true)
    const calls = files.filter(other => other !== row && new RegExp(`\\b${calledAs}\\(`).test(other.text))
    expect(
      calls.map(other => other.file),
      `the files that call ${calledAs}`,
    ).not.toEqual([])
  })
})

function imports({ file, text }: Row, { file: other }: Row): boolean {
  const imported = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  )
  return imported.includes(other)
}
