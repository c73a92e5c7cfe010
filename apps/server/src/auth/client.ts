import type { Audience } from '@tenant-api/contract'

/** An application that may ask for tokens. */
export interface Client {
  readonly id: string
  readonly name: string
  /** A slow hash of the secret, as `hashSecret` makes it. */
  readonly secretHash: string
  /** The scopes that a token for each audience may hold; an audience that is absent gets no token. */
  readonly scopes: Readonly<Partial<Record<Audience, readonly string[]>>>
  /** Only global clients may call the administrative API. */
  readonly isGlobal: boolean
  /** Of another organization than the tenant's own. */
  readonly isThirdParty: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** When it was disabled, for good, in milliseconds since 1970; null as long as it is not. */
  readonly disabledAt: number | null
}

/** Clients at rest: a port that each store implements. Writes are fsynced when they resolve. */
export interface ClientStore {
  /** Stores a client, unless there is one of that id: the store's own unique index decides. */
  insert(client: Client): Promise<'inserted' | 'exists'>
  find(id: string): Promise<Client | null>
  /** All clients in the order in which they were made. */
  list(): Promise<readonly Client[]>
  /** @returns the client as it then is; null where there is none */
  update(id: string, change: Partial<Pick<Client, 'secretHash' | 'disabledAt'>>): Promise<Client | null>
  isEmpty(): Promise<boolean>
}

/**
 * Whether an id is that of a CIMD client, which a Client ID Metadata Document describes at the https URL that the id is. The id
 * alone decides, whether there is such a client or not.
 */
export function isCimdClientId(id: string): boolean {
  return /^https:\/\//i.test(id) && URL.canParse(id)
}
