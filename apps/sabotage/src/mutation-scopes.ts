import type { MutationScope } from './mutation-scope.ts'
import { client } from './mutation-scopes/client.ts'
import { dispatch } from './mutation-scopes/dispatch.ts'
import { events } from './mutation-scopes/events.ts'
import { limits } from './mutation-scopes/limits.ts'
import { postgres } from './mutation-scopes/postgres.ts'
import { send } from './mutation-scopes/send.ts'
import { stores } from './mutation-scopes/stores.ts'

/** The parts of the code that are mutated, by their names. */
export const mutationScopes: Readonly<Record<string, MutationScope>> = {
  client,
  dispatch,
  events,
  limits,
  postgres,
  send,
  stores,
}
