/** Random JSON in two spellings, made side by side: as a publisher may write it, and as it must come out. */
import type { Random } from './random.ts'

export interface WrittenJson {
  /** With white space, names given twice, and raw line separators. */
  readonly written: string
  /** The same tokens without all that: what every reader must get. */
  readonly kept: string
  /** The lines of these tokens with an indentation of two spaces, as a page shows them. */
  readonly shown: readonly string[]
}

/** A member of an object: the token of its name, and its value. */
type WrittenMember = readonly [name: WrittenJson, value: WrittenJson]

/** @param levels maximum nesting of the value */
export function randomJson(random: Random, levels = 4): WrittenJson {
  const kind = random(levels > 0 ? 12 : 10)
  if (kind < 5) return same(numberToken(random))
  if (kind < 9) return stringToken(random)
  if (kind === 9) return same(pick(random, ['true', 'false', 'null']))
  if (random(100) === 0) return chain(random, 30)
  const parts = Array.from({ length: random(5) }, () => randomJson(random, levels - 1))
  return kind === 10
    ? writtenArray(random, parts)
    : writtenObject(
        random,
        parts.map(part => [nameToken(random), part]),
      )
}

/** An array with white space around its tokens. */
export function writtenArray(random: Random, items: readonly WrittenJson[]): WrittenJson {
  return {
    written: `[${spaced(random, items.map(({ written }) => written).join(','))}]`,
    kept: `[${items.map(({ kept }) => kept).join(',')}]`,
    shown: container(
      '[',
      items.map(({ shown }) => shown),
      ']',
    ),
  }
}

/** An object with white space around its tokens. Of members with equal names, the last is kept, where it is. */
export function writtenObject(random: Random, members: readonly WrittenMember[]): WrittenJson {
  const written = members.map(
    ([name, value]) => `${space(random)}${name.written}${space(random)}:${space(random)}${value.written}`,
  )
  const names = members.map(([name]) => JSON.parse(name.written))
  const kept = members.filter((_, index) => names.lastIndexOf(names[index]) === index)
  return {
    written: `{${written.map(member => member + space(random)).join(',') || space(random)}}`,
    kept: `{${kept.map(([name, value]) => `${name.kept}:${value.kept}`).join(',')}}`,
    shown: container(
      '{',
      kept.map(
        ([
          name,
          {
            shown: [first, ...others],
          },
        ]) => [`${name.kept}: ${first}`, ...others],
      ),
      '}',
    ),
  }
}

function container(start: string, values: readonly (readonly string[])[], end: string): string[] {
  if (values.length === 0) return [start + end]
  const inner = values.flatMap((lines, index) => {
    const comma = index < values.length - 1 ? ',' : ''
    return lines.map((line, place) => `  ${line}${place === lines.length - 1 ? comma : ''}`)
  })
  return [start, ...inner, end]
}

/** A token that nothing changes. */
export function same(token: string): WrittenJson {
  return { written: token, kept: token, shown: [token] }
}

function spaced(random: Random, text: string): string {
  return `${space(random)}${text}${space(random)}`
}

function space(random: Random): string {
  return pick(random, ['', '', '', ' ', ' ', '\n', '\t', '\r\n  '])
}

/** A value inside many arrays and objects. It has no levels of its own: another chain would pass the limit of 64 levels. */
function chain(random: Random, depth: number): WrittenJson {
  if (depth === 0) return randomJson(random, 0)
  const inner = chain(random, depth - 1)
  return random(2) === 0 ? writtenArray(random, [inner]) : writtenObject(random, [[nameToken(random), inner]])
}

function digits(random: Random): string {
  const length = 1 + random(pick(random, [3, 3, 6, 20, 40, 300]))
  return Array.from({ length }, () => random(10)).join('')
}

/** A number within the range of a double, in any spelling. */
function numberToken(random: Random): string {
  for (;;) {
    const whole = random(4) === 0 ? '0' : digits(random).replace(/^0+(?=\d)/, '')
    const fraction = random(3) === 0 ? `.${digits(random)}` : ''
    const exponent =
      random(4) === 0
        ? `${pick(random, ['e', 'E'])}${pick(random, ['', '+', '-'])}${digits(random).slice(0, 3)}`
        : ''
    const token = `${pick(random, ['', '', '-'])}${whole}${fraction}${exponent}`
    if (Number.isFinite(Number(token))) return token
  }
}

const lineSeparators = [
  { written: '\u2028', kept: '\\u2028' },
  { written: '\u2029', kept: '\\u2029' },
  { written: '\u0085', kept: '\\u0085' },
]
const characters = [
  ..."abcz09 _-/{}[]:,'",
  ...[
    '\\"',
    '\\\\',
    '\\/',
    '\\b',
    '\\f',
    '\\n',
    '\\r',
    '\\t',
    '\\u0041',
    '\\u00e9',
    '\\u00E9',
    '\\u2028',
    '\\u0085',
  ],
  ...[
    '\\u0001',
    '\\uD83D\\uDE00',
    '\\ud83e\\udd50',
    '\u007f',
    '\u009f',
    '\u00a0',
    'é',
    '€',
    '🥐',
    '\u200f',
    '\ufeff',
    '\uffff',
  ],
  ...['\\n\\ndata: ', 'id: 1', ',\\"data\\":', ',\\"xtenant\\":', '}}}'],
].map(same)

function stringToken(random: Random): WrittenJson {
  const length = random(pick(random, [4, 12, 40]))
  const parts = Array.from({ length }, () => pick(random, random(12) === 0 ? lineSeparators : characters))
  const kept = `"${parts.map(part => part.kept).join('')}"`
  return { written: `"${parts.map(({ written }) => written).join('')}"`, kept, shown: [kept] }
}

/** Often a name that `JSON.parse` moves, that means the prototype elsewhere, or that occurs twice, also in two spellings. */
function nameToken(random: Random): WrittenJson {
  return random(3) === 0
    ? stringToken(random)
    : same(
        pick(random, [
          '"a"',
          '"\\u0061"',
          '"b"',
          '"7"',
          '"10"',
          '"0"',
          '"-1"',
          '"__proto__"',
          '"constructor"',
          '"toJSON"',
          '"data"',
          '"xtenant"',
          '"n"',
          '""',
        ]),
      )
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  // The cast is safe: the list is not empty.
  return values[random(values.length)] as Value
}

/** Random values in the open objects of one event: five in each of four. */
export const valuesOfEvent = 20

/** The data of a `user.created` event, with random values in its open objects. */
export function randomUserData(random: Random): WrittenJson {
  const object = (named: Named) => writtenObject(random, members(named))
  const metadata = () =>
    writtenObject(
      random,
      Array.from({ length: valuesOfEvent / 4 }, () => [nameToken(random), randomJson(random)]),
    )
  const time = '2026-11-20T08:00:00Z'
  const identity = object({
    connection: 'a',
    user_id: 'a',
    provider: 'a',
    isSocial: same('false'),
    profileData: metadata(),
  })
  return object({
    object: object({
      user_id: 'a',
      created_at: time,
      updated_at: time,
      identities: writtenArray(random, [identity]),
      user_metadata: metadata(),
      app_metadata: metadata(),
    }),
    context: object({ client: object({ metadata: metadata() }) }),
  })
}

/** Values by name. A string is a value too. */
type Named = Readonly<Record<string, WrittenJson | string>>

/** Members with the tokens of `JSON.stringify`. */
export function members(named: Named): WrittenMember[] {
  return Object.entries(named).map(([name, value]) => [
    same(JSON.stringify(name)),
    typeof value === 'string' ? same(JSON.stringify(value)) : value,
  ])
}
