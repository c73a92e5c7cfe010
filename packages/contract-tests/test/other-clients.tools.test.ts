import { beforeAll, describe, expect, test } from 'vitest'
import { clients } from '../other-clients/clients.ts'
import { acts, type Outcome, play } from '../other-clients/play.ts'

const installed = clients.filter(({ version }) => version())
let outcomes: ReadonlyMap<string, Outcome>

describe.runIf(installed.length > 0)(
  'The recipe prints 180 of 180 events once, unchanged and in order, and ends at a 410:',
  () => {
    beforeAll(async () => {
      outcomes = await play(installed, acts)
    })

    test.each(installed)('$name', ({ name, loses = [] }) => {
      const outcome = outcomes.get(name)
      expect(outcome, outcome?.errors.join('\n')).toMatchObject({
        // Each place is cut twice.
        printed: 180 - 2 * loses.length,
        missing: Object.fromEntries(loses.map(place => [place, 2])),
        changed: {},
        repeated: {},
        isInOrder: true,
        // How many requests it makes until it has a new token: a client that asked again and again would make more.
        requests: { 401: expect.toSatisfy(count => count <= 3) },
        exitCode: 1,
      })
    })
  },
)
