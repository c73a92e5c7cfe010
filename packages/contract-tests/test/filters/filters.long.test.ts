import { compileFilters } from '@tenant-api/contract/event-filter'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { expect, it } from 'vitest'
import { passes, randomCase } from './second-filter.ts'

it(`agree with a second implementation on 100,000 random events (seed ${seed})`, () => {
  const random = createRandom(seed)
  for (let count = 0; count < 100_000; count++) {
    const { event, filters } = randomCase(random)
    if (compileFilters(filters)(event) !== passes(event, filters))
      expect.fail(JSON.stringify({ event, filters }))
  }
}, 600_000)
