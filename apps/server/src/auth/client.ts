import type { Audience } from '@tenant-api/contract'

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

/** The port for stored clients. Each store implements it. Writes are fsynced when they resolve. */
export interface ClientStore {
  /** Inserts a client unless its id exists. A unique index of the store enforces this. */
  insert(client: Client): Promise<'inserted' | 'exists'>
  find(id: string): Promise<Client | null>
  /** All clients in order of creation. */
  list(): Promise<readonly Client[]>
  /** @returns the updated client; null if it does not exist */
  update(id: string, change: Partial<Pick<Client, 'secretHash' | 'disabledAt'>>): Promise<Client | null>
  isEmpty(): Promise<boolean>
}

/**
 * Whether an id belongs to a CIMD client: the id is the https URL of a Client ID Metadata Document. Checks only the form of
 * the id, not whether the client exists.
 */
export function isCimdClientId(id: string): boolean {
  return /^https:\/\//i.test(id) && URL.canParse(id)
}
