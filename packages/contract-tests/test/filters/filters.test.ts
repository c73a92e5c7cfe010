import { validate } from '@tenant-api/contract'
import { compileFilters, parseFilters } from '@tenant-api/contract/event-filter'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { expect, it } from 'vitest'
import { expressionOf, passes, randomCase } from './second-filter.ts'

it(`filters agree with a second implementation on random events (seed ${seed})`, () => {
  const random = createRandom(seed)
  let passed = 0
  for (let count = 0; count < 3_000; count++) {
    const { event, filters } = randomCase(random)
    const expected = passes(event, filters)
    if (expected) passed++
    expect(compileFilters(filters)(event), JSON.stringify({ event, filters })).toBe(expected)
  }
  expect(passed / 3_000).toBeGreaterThan(0.1)
  expect(passed / 3_000).toBeLessThan(0.9)
})

it(`any condition that the document takes has an expression (seed ${seed})`, () => {
  const random = createRandom(seed)
  for (let count = 0; count < 1_000; count++) {
    const filters = randomCase(random).filters.map(one => ({ ...one, path: `data.object.x.${one.path}` }))
    expect(parseFilters(filters.map(expressionOf), ['user.created'])).toEqual(filters)
    for (const filter of filters) expect(validate('EventFilter', { ...filter, path: 'source' })).toEqual([])
  }
})
