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
  /** Third-party clients can be limited as a group. */
  readonly isThirdParty: boolean
}

/** Clients at rest: a port that each store implements. Writes are fsynced when they resolve. */
export interface ClientStore {
  insert(client: Client): Promise<void>
  find(id: string): Promise<Client | null>
  isEmpty(): Promise<boolean>
}
