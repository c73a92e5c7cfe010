import { readdir, readFile } from 'node:fs/promises'
import { document } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { limits } from '../src/limits.ts'

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

/** The unit at the end of a limit's name. docs/limits.md writes it after the value. */
const units = /(Bytes|Characters|CodePoints|Seconds|Hours|Days)$/

interface Row {
  /** The name in `limits.ts`, from the first column of the table. Without one, the setting from the last column. */
  readonly name: string
  readonly byDefault: string
}

const rows: readonly Row[] = (await read('../../docs/limits.md'))
  .split('\n')
  .filter(line => /^\| (?!Limit \|)/.test(line))
  .map(line => {
    const [limit = '', byDefault = '', , , setting = ''] = line.slice(2).split(' | ')
    const [, name] = /^`([^`]+)`:/.exec(limit) ?? /^`(\w+)`/.exec(setting) ?? []
    return { name: name ?? limit, byDefault }
  })
const onPage = (pattern: RegExp) => rows.filter(({ name }) => pattern.test(name))

describe('docs/limits.md agrees with the code', () => {
  test('docs/limits.md has every limit of limits.ts with its value and unit, and no other', () => {
    const written = Object.entries(limits).map(([name, value]) => {
      const [unit] = units.exec(name) ?? []
      const words = unit?.replace('CodePoints', 'code points').toLowerCase()
      return { name, byDefault: [value.toLocaleString('en-US'), words].filter(Boolean).join(' ') }
    })
    expect(onPage(/^[a-z]\w+$/).toSorted(byName)).toEqual(written.toSorted(byName))
  })

  test('docs/limits.md has every numeric setting except ports, with its default, and no other', async () => {
    const source = await read('src/config/config.ts')
    const reads = source.matchAll(
      /\b(?:integer|rate|delays)\('(\w+)', '?(?:url \? \d+ : )?([\d_]+(?:,\d+)*)/g,
    )
    const settings = [...reads].map(([, name = '', byDefault = '']) => ({
      name,
      byDefault: `\`${byDefault.replaceAll('_', '')}\``,
    }))
    expect(onPage(/^[A-Z]/).toSorted(byName)).toEqual(
      settings.filter(({ name }) => name !== 'PORT').toSorted(byName),
    )
  })

  test.each(onPage(/^(schemas|parameters)\//))(
    'docs/limits.md has the same value of $name as the document',
    ({ name, byDefault }) => {
      const value = name
        .split('/')
        .reduce<unknown>((at, key) => Reflect.get(Object(at), key), document.components)
      const unit = name.endsWith('maxLength') ? ' characters' : ''
      expect(byDefault).toBe(Number(value).toLocaleString('en-US') + unit)
    },
  )

  test.each(onPage(/\.ts: /))(
    'docs/limits.md has the same value of $name as the code',
    async ({ name, byDefault }) => {
      const [file = '', constant = ''] = name.split(': ')
      expect(await read(`src/${file}`)).toMatch(
        new RegExp(
          `^(?:export )?const ${constant} = ${byDefault.replace(',', '_').replace(' ms', '')}$`,
          'm',
        ),
      )
    },
  )

  test('every message in docs/limits.md is in the code or in the document, apart from its numbers', async () => {
    const names = await readdir(new URL('../src', import.meta.url), { recursive: true })
    const files = names.filter(name => name.endsWith('.ts')).map(name => read(`src/${name}`))
    const code = (await Promise.all(files)).join() + JSON.stringify(document)
    const page = await read('../../docs/limits.md')
    const messages = Array.from(page.matchAll(/"([^"]+\.)"/g), ([, message = '']) => message)
    expect(messages.length).toBeGreaterThan(10)
    const isIn = (message: string) => message.split(/[\d,]+|'\w+'/).every(part => code.includes(part.trim()))
    expect(messages.filter(message => !isIn(message))).toEqual([])
  })

  test('docs/limits.md names no limit that does not exist', () => {
    expect(
      rows.filter(({ name }) => !/^([a-z]\w+|[A-Z_]+|(schemas|parameters)\/.+|.+\.ts: \w+)$/.test(name)),
    ).toEqual([])
  })
})

function byName(one: Row, other: Row): number {
  return one.name < other.name ? -1 : 1
}
