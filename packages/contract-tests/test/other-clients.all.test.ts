import { expect, test } from 'vitest'
import { hastyClients } from '../other-clients/clients.ts'
import { cutActs, play } from '../other-clients/play.ts'

test.runIf(hastyClients.every(({ version }) => version()))(
  'clients that take an id when its line arrives lose no event that is cut before the end of this line',
  async () => {
    const outcomes = await play(hastyClients, cutActs)
    for (const { name, loses = [] } of hastyClients) {
      const { printed, missing, changed, repeated } = outcomes.get(name) ?? {}
      expect({ printed, missing, changed, repeated }, name).toEqual({
        // Each place is cut twice.
        printed: 48 - 2 * loses.length,
        missing: Object.fromEntries(loses.map(place => [place, 2])),
        changed: {},
        repeated: {},
      })
    }
  },
)
