import type { Audience } from '@tenant-api/contract'
import { limits } from '../limits.ts'
import type { NewLogEntry } from '../logs/entries.ts'

/** An application that may request tokens. */
export interface Client {
  readonly id: string
  readonly name: string
  /** The result of `hashSecret`. */
  readonly secretHash: string
  /** The scopes that may be granted, by audience. The client gets no token for an audience that is absent here. */
  readonly scopes: Readonly<Partial<Record<Audience, readonly string[]>>>
  /** Only global clients may call the administrative API. */
  readonly isGlobal: boolean
  /** True if the client belongs to an organization other than the tenant's. */
  readonly isThirdParty: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** When the client was disabled, in milliseconds since 1970; null while it is enabled. Disabling is permanent. */
  readonly disabledAt: number | null
}

/**
 * The port for stored clients. Each store implements it. A change and its entry in the tenant's log are one transaction. Writes are
 * fsynced when they resolve.
 */
export interface ClientStore {
  /** Inserts a client unless its id exists. A unique index of the store enforces this. */
  insert(client: Client, entry: NewLogEntry): Promise<'inserted' | 'exists'>
  find(id: string): Promise<Client | null>
  /** All clients in order of creation. */
  list(): Promise<readonly Client[]>
  /** @returns the updated client; null if it does not exist */
  update(
    id: string,
    change: Partial<Pick<Client, 'secretHash' | 'disabledAt'>>,
    entry: NewLogEntry,
  ): Promise<Client | null>
  isEmpty(): Promise<boolean>
}

const named = new RegExp(`^[\\x21-\\x7E]{1,${limits.clientIdCharacters}}$`)

/**
 * The id that a client has in place of this one: an id that begins with `https:` is a URL in the normal form of the WHATWG algorithm,
 * without a user and a fragment, so that it has only one spelling.
 *
 * @returns null if no client can have such an id
 */
export function normalClientId(id: string): string | null {
  if (!/^https:/i.test(id)) return named.test(id) ? id : null
  if (!URL.canParse(id)) return null
  const url = new URL(id)
  url.username = ''
  url.password = ''
  url.hash = ''
  return named.test(url.href) ? url.href : null
}

/** What an id that begins with `https:` must be. */
export const normalForm = 'a URL in its normal form, without a user or a fragment'

/**
 * Checks a client id that the operator chose. A rate limit policy must be able to name the id in a `client_id:` selector.
 *
 * @returns null if the id is valid; otherwise an error message without its subject, such as `must have …`
 */
export function clientIdFault(id: string): string | null {
  if (!named.test(id))
    return `must have 1 to ${limits.clientIdCharacters} characters, all of them visible ASCII characters other than spaces`
  const normal = normalClientId(id)
  if (normal === id) return null
  const proposal = normal === null ? '' : `. Use ${JSON.stringify(normal)}`
  return `begins with https:, so it must be ${normalForm}${proposal}`
}

/** Characters that control a terminal, or change the direction of text. The document refuses them in names too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const hidden = /[\x00-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/

/**
 * Checks the name of a client, which terminals show.
 *
 * @returns null if the name is valid; otherwise an error message without its subject, such as `must have …`
 */
export function clientNameFault(name: string): string | null {
  const most = limits.clientNameCharacters
  if (name === '' || Array.from(name).length > most) return `must have 1 to ${most} characters`
  return hidden.test(name)
    ? 'must be text without control characters and without characters that change the direction of text'
    : null
}

/** Maximum age of a cached client. Commands and other nodes may change clients, and the service must apply a change within 5 s. */
const freshMs = 2_000
/** Maximum number of cached clients. An evicted client is read from the store again. */
const capacity = 1_000

/** A cache of clients, at most 2 s old, so that a request with a token needs no read of the store. */
export interface KnownClients {
  /** @throws {StoreError} when the store fails */
  find(id: string): Promise<Client | null>
}

export function createKnownClients(store: Pick<ClientStore, 'find'>): KnownClients {
  const known = new Map<string, { readonly readAt: number; readonly client: Promise<Client | null> }>()
  return {
    find(id) {
      // Use monotonic time: if the wall clock were set back, a disabled client would stay cached too long.
      const now = performance.now()
      const found = known.get(id)
      if (found && now - found.readAt < freshMs) return found.client
      const client = store.find(id)
      // Do not cache a failed read: only the callers already waiting for it get the error.
      client.catch(() => known.delete(id))
      known.delete(id)
      known.set(id, { readAt: now, client })
      const [oldest] = known.size > capacity ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      return client
    },
  }
}
