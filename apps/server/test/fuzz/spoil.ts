import type { Random } from '@tenant-api/test-kit/random'
import { pick } from './schema-value.ts'

/** Values that programs often handle wrongly. */
const poisons: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  '0',
  'null',
  '\u0000',
  '\ud800',
  '\u2028\r\n',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%00%ff',
  'a'.repeat(300),
  '😀'.repeat(2_000),
  'toString',
  [],
  [[]],
  {},
  { __proto__: null, constructor: { prototype: { polluted: 1 } } },
  Array(2_000).fill(0),
]
const names = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'toJSON',
  'hasOwnProperty',
  'then',
  'length',
  'id',
  'type',
  '',
  'a.b',
  'a[b]',
  '$ref',
  '\u0000',
]

/** Returns the JSON value with one fault. */
export function spoiled(random: Random, value: unknown): unknown {
  const isInside = random(4) > 0
  if (Array.isArray(value) && value.length > 0 && isInside) {
    const at = random(value.length)
    return pick(random, [
      () => value.with(at, spoiled(random, value[at])),
      () => value.toSpliced(at, 1),
      () => [...value, value[at]],
    ])()
  }
  if (value !== null && typeof value === 'object' && isInside && Object.keys(value).length > 0) {
    const entries = Object.entries(value)
    const at = random(entries.length)
    const [name = '', inner] = entries[at] ?? []
    return fromEntries(
      pick(random, [
        () => entries.with(at, [name, spoiled(random, inner)]),
        () => entries.with(at, [name, spoiled(random, inner)]),
        () => entries.toSpliced(at, 1),
        () => [...entries, [pick(random, names), pick(random, poisons)]],
        () => entries.with(at, [pick(random, names), inner]),
      ])() as [string, unknown][],
    )
  }
  return pick(random, poisons)
}

/** Creates `__proto__` as a property, as JSON.parse does. An assignment would set the prototype. */
function fromEntries(entries: readonly [string, unknown][]): object {
  return Object.fromEntries(entries)
}

/** Returns the bytes with some of them changed, removed, doubled or inserted. */
export function garbled(random: Random, bytes: Buffer): Buffer {
  const at = random(bytes.length + 1)
  const to = Math.min(at + 1 + random(8), bytes.length)
  const [head, middle, tail] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)]
  const noise = Buffer.from(Array.from({ length: 1 + random(8) }, () => random(256)))
  return Buffer.concat(
    pick(random, [
      [head, noise, tail],
      [head, tail],
      [head, middle, middle, tail],
      [head, noise, middle, tail],
      [head],
      [head, Buffer.from(pick(random, ['[', '{"a":', '\r\n', '\0', '\ufeff', '\u2028'])), tail],
      [head, Buffer.from('['.repeat(1 + random(70))), tail],
    ]),
  )
}
