import { type Answer, defined, type PublicOperationId } from './answer.ts'
import type { Collection } from './collection.ts'
import type { OperationResponses } from './documented-response.ts'
import { collections } from './generated/collections.ts'
import { operations } from './generated/responses.ts'
import { idLike } from './offset.ts'
import { isRecord, type Parts, type Resource } from './parts.ts'
import { examplesOf, type ResourceStore } from './resource-store.ts'

/** Who sent a request, as far as the mock knows. */
export interface Caller {
  /** The client of the access token. */
  readonly clientId?: string | undefined
  readonly correlationId?: string | undefined
  /** The `X-Request-ID` of the answer. */
  readonly requestId?: string | undefined
  readonly ip?: string | undefined
  readonly userAgent?: string | undefined
}

/** A write: a request that changes something, or that was refused. */
interface Write {
  readonly id: PublicOperationId
  readonly caller: Caller
  readonly answer: Answer
  /** The collection of `resource`. */
  readonly collection?: Collection | undefined
  /** The resource after the change; a deleted one as it was. */
  readonly resource?: Resource | undefined
  /** The resource before the change, if there was one. */
  readonly before?: Resource | undefined
  /** The parsed body of a request that sets properties of the resource. */
  readonly input?: unknown
}

/** The log of the tenant: the entries of the document's example, and one for each write. */
export interface TenantLog {
  /**
   * Adds the entry of a write. Sums refusals and issued tokens by client, operation, reason and minute. A refusal of an unknown client
   * has no entry, nor has a request that changes nothing.
   */
  add(write: Write): void
}

/** The client of a token that the mock did not issue, and of a token that was issued without a client id. */
export const anyone = 'anyone'

/** More entries would fill the memory of a mock that runs for days. */
const mostEntries = 1_000

const documented: Readonly<Record<PublicOperationId, OperationResponses>> = operations

export function createTenantLog(store: ResourceStore): TenantLog {
  const log = collections.find(({ listing }: { readonly listing: string }) => listing === 'list_logs')
  let clock = 0
  return {
    add({ id, caller, answer: { status, body }, collection, resource, before, input }) {
      const isRefused = status >= 400
      if (!log || documented[id].method === 'GET' || (isRefused && caller.clientId === undefined)) return
      const { clientId = anyone, correlationId, requestId, ip, userAgent } = caller
      const changed = isRecord(input) ? changedNames(before, input) : undefined
      if (!isRefused && changed?.length === 0) return
      const isToken = !isRefused && !collection
      const isSum = isRefused || isToken
      const date = new Date().toISOString()
      const reason = isRefused && isRecord(body) ? body.errorCode : undefined
      const sum = {
        kind: isRefused ? 'refusal' : isToken ? 'token' : 'change',
        operation: id,
        client: { id: clientId },
        ...defined({ status, error_code: reason }),
      }
      const entries = store.list(log, {})
      const earlier = isSum && entries.find(entry => isSameSum(entry, { ...sum, date }))
      if (earlier)
        return store.note(log, { ...earlier, count: Number(earlier.count) + 1 }, mostEntries, earlier)
      clock = Math.max(clock + 1, Date.now() * 1_000)
      const shape = String(examplesOf(log)[0]?.[log.key])
      const own = {
        resource: collection && resource && shownResource(collection, resource),
        changed,
        correlation_id: correlationId?.slice(0, 64),
        request_id: requestId,
      }
      const entry = {
        [log.key]: idLike(shape, clock),
        ...{ date, ...sum, count: 1 },
        ...defined({ ...(isSum ? {} : own), ip, user_agent: userAgent?.slice(0, 256) }),
      }
      store.note(log, entry, mostEntries)
    },
  }
}

/** Whether an entry sums the same as another one, of which only the parts that sums have are given. */
function isSameSum(entry: Resource, sum: Parts): boolean {
  const partsOf = ({ kind, operation, client, status, error_code: code, date }: Parts) =>
    JSON.stringify([kind, operation, client, status, code, String(date).slice(0, 16)])
  return partsOf(entry) === partsOf(sum)
}

/** The type of a resource comes from the name of its listing: those of `list_rate_limit_policies` are of the type `rate_limit_policy`. */
function shownResource({ listing, key }: Collection, resource: Resource): Parts {
  const type = listing
    .replace(/^[a-z]+_/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
  return defined({ type, id: resource[key], name: resource.name ?? resource.consumer_selector })
}

/** The names of the properties of a request whose values differ from those of the resource; of a creation, all. */
function changedNames(before: Resource = {}, input: Parts): readonly string[] {
  return Object.keys(input).filter(name => JSON.stringify(input[name]) !== JSON.stringify(before[name]))
}
