import { describe } from 'vitest'
import { authentication } from './suite/authentication.ts'
import { bodies } from './suite/bodies.ts'
import { changedEventStreams } from './suite/changed-event-streams.ts'
import { client } from './suite/client.ts'
import { clientAnswers } from './suite/client-answers.ts'
import { clientErrors } from './suite/client-errors.ts'
import { clientRefusals } from './suite/client-refusals.ts'
import { clientSubscription } from './suite/client-subscription.ts'
import { deliveries } from './suite/deliveries.ts'
import { documentedErrors } from './suite/documented-errors.ts'
import { eventStreams } from './suite/event-streams.ts'
import { everyProperty } from './suite/every-property.ts'
import { examples } from './suite/examples.ts'
import { failedDeliveries } from './suite/failed-deliveries.ts'
import { identifiers } from './suite/identifiers.ts'
import { keys } from './suite/keys.ts'
import { methods } from './suite/methods.ts'
import { presentResources } from './suite/present-resources.ts'
import { publishing } from './suite/publishing.ts'
import { queries } from './suite/queries.ts'
import { rateLimitPolicies } from './suite/rate-limit-policies.ts'
import { refusedPublications } from './suite/refused-publications.ts'
import { resuming } from './suite/resuming.ts'
import { scopes } from './suite/scopes.ts'
import { streamStanding } from './suite/stream-standing.ts'
import { subscribing } from './suite/subscribing.ts'
import { tokens } from './suite/tokens.ts'
import type { Target } from './target.ts'

/** Declares the tests that compare a running target with the document. */
export function declareSuite(target: Target): void {
  describe(target.name, () => {
    authentication(target)
    scopes(target)
    methods(target)
    identifiers(target)
    queries(target)
    bodies(target)

    tokens(target)
    keys(target)
    publishing(target)
    everyProperty(target)
    refusedPublications(target)
    subscribing(target)
    resuming(target)
    rateLimitPolicies(target)
    deliveries(target)
    failedDeliveries(target)
    streamStanding(target)

    client(target)
    clientErrors(target)
    clientAnswers(target)
    clientRefusals(target)
    clientSubscription(target)

    // Last, because these suites enable event streams: later published events would be sent to the document's example addresses.
    eventStreams(target)
    changedEventStreams(target)
    examples(target)
    documentedErrors(target)
    presentResources(target)
  })
}
