import { type Block, Scope, Skipped } from '@tenant-api/conformance/cases'
import { casesOf, groupNames } from '@tenant-api/conformance/groups'
import type { Target } from '@tenant-api/conformance/target'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { client } from './suite/client.ts'
import { clientAnswers } from './suite/client-answers.ts'
import { clientErrors } from './suite/client-errors.ts'
import { clientRefusals } from './suite/client-refusals.ts'
import { clientSubscription } from './suite/client-subscription.ts'

/** Declares the tests of the typed client on a running target, and the conformance suite. */
export function declareSuite(target: Target): void {
  describe(target.name, () => {
    client(target)
    clientErrors(target)
    clientAnswers(target)
    clientRefusals(target)
    clientSubscription(target)
    for (const name of groupNames) declareBlock(casesOf(name, target))
  })
}

/**
 * Declares the cases of a block as tests.
 *
 * @param why the reason to skip the whole block
 */
function declareBlock({ name, skipped, members, prepare }: Block, why = skipped): void {
  // vitest refuses a block without tests.
  if (members.length === 0) return
  describe(name, () => {
    if (prepare && why === undefined) {
      const scope = new Scope()
      beforeAll(() => scope.begin(prepare))
      afterAll(() => scope.end())
    }
    for (const member of members) {
      if ('members' in member) declareBlock(member, why)
      else
        test(member.name, async context => {
          // A skipped test tells its reason only in this way.
          const reason = why ?? member.skipped
          if (reason !== undefined) context.skip(reason)
          try {
            await member.run(new Scope())
          } catch (error) {
            if (error instanceof Skipped) context.skip(error.message)
            throw error
          }
        })
    }
  })
}
