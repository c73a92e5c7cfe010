import { jsonParts } from '@tenant-api/contract'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { randomJson } from '@tenant-api/test-kit/random-json'
import { expect, it } from 'vitest'
import { parseJson } from '../../src/api/json.ts'
import { countNames, scanJson } from '../../src/api/json-scan.ts'
import { Problem } from '../../src/api/problem.ts'

const scan = (text: string, name = 'data', level = 0) => scanJson(Buffer.from(text), { name, level })
const valuesFound = (text: string, level: number) => {
  const bytes = Buffer.from(text)
  const { found } = scan(text, 'data', level)
  return found.flatMap((start, index) =>
    index % 2 === 0 ? bytes.subarray(start, found[index + 1]).toString() : [],
  )
}

/** Levels and values of a parsed value, counted another way. */
function count(value: unknown): { levels: number; values: number } {
  if (typeof value !== 'object' || value === null) return { levels: 0, values: 0 }
  const inner = Object.values(value).map(count)
  return {
    levels: 1 + Math.max(0, ...inner.map(({ levels }) => levels)),
    values: Math.max(1, inner.length) + inner.reduce((sum, { values }) => sum + values, 0),
  }
}

it('a scan of random JSON finds the same as parsing and taking it apart', () => {
  const random = createRandom(seed)
  for (let round = 0; round < 3_000; round++) {
    const { written, kept } = randomJson(random)
    for (const text of [written, kept]) {
      const value = JSON.parse(text)
      const { isCompact, names } = scan(text)
      const isKept = isCompact && names === countNames(value)
      expect(isKept, `seed ${seed}: ${text}`).toBe(jsonParts(text, 0) === text.trim() && text === text.trim())
    }
    const { levels, values } = scan(kept)
    expect({ levels, values }, `seed ${seed}: ${kept}`).toEqual(count(JSON.parse(kept)))
  }
})

it('a scan finds the values of members at one level, wherever else their name occurs', () => {
  const random = createRandom(seed)
  for (let round = 0; round < 1_000; round++) {
    const [before, data, after] = [1, 2, 3].map(() => randomJson(random).kept)
    const object = `{"b":{"data":${before}},"data":${data},"c":[{"data":${after}},"data"]}`
    expect(valuesFound(object, 1), `seed ${seed}: ${object}`).toEqual([data])
    expect(valuesFound(`[${object},"data",{"a":${before}},${object}]`, 2), `seed ${seed}`).toEqual([
      data,
      data,
    ])
  }
  expect(valuesFound('{"dat":1,"datas":2,"\\"data":3,"d\\u0061ta":4,"x":"data"}', 1)).toEqual([])
  expect(valuesFound('{"data":1,"data":{}}', 1)).toEqual(['1', '{}'])
})

it('every number that is beyond a double is found, in any spelling', () => {
  const nines = '9'.repeat(309)
  for (const number of [
    '1e309',
    '1E+309',
    '-1e999',
    '1.5e308999',
    nines,
    `-${nines}`,
    `${nines}.0`,
    `0.1e310`,
  ])
    for (const text of [number, `[${number}]`, `{"a":1,"b":${number}}`])
      expect(() => parseJson(Buffer.from(text)), text).toThrow(Problem)
  for (const number of ['1e308', '-1.7E+308', `1${'0'.repeat(308)}`, `0.${nines}`, '1e-999', '-0', '12.5'])
    expect(parseJson(Buffer.from(`[${number}]`)).value).toEqual([Number(number)])
})

it('bytes that are no JSON are scanned to their end, and refused', () => {
  const random = createRandom(seed)
  for (let round = 0; round < 1_000; round++) {
    const bytes = Buffer.from(randomJson(random).written)
    for (let change = 0; change < 3; change++) {
      const token = '"\\[]{},:- e9'.charCodeAt(random(12))
      bytes[random(bytes.length)] = token
    }
    scanJson(bytes, { name: 'data', level: 1 + random(2) })
  }
  for (const text of ['', '"', '"\\', '[', ']]]]', '{"data":', '"data":', '-', '1e'])
    expect(() => parseJson(Buffer.from(text)), text).toThrow(Problem)
})
