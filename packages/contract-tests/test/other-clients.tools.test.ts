import { beforeAll, describe, expect, test } from 'vitest'
import { clients } from '../other-clients/clients.ts'
import { acts, type Outcome, play } from '../other-clients/play.ts'

const installed = clients.filter(({ version }) => version())
let outcomes: ReadonlyMap<string, Outcome>

describe.runIf(installed.length > 0)(
  'The recipe prints 180 of 180 events once, unchanged and in order:',
  () => {
    beforeAll(async () => {
      outcomes = await play(installed, acts)
    })

    test.each(installed)('$name', ({ name, loses = [] }) => {
      const outcome = outcomes.get(name)
      if (!outcome) throw new Error(`${name} was not played.`)
      const { requests, errors, ...rest } = outcome
      expect(rest, errors.join('\n')).toEqual({
        // Each place is cut twice.
        printed: 180 - 2 * loses.length,
        missing: Object.fromEntries(loses.map(place => [place, 2])),
        changed: {},
        repeated: {},
        isInOrder: true,
        // It ends at a 410.
        exitCode: 1,
      })
      // A client that asked again and again with an expired token would make more.
      expect(requests[401]).toBeLessThanOrEqual(3)
    })
  },
)
