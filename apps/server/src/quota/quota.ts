/** Limits the requests of each client by a token bucket. */
export interface Quota {
  /** Takes one request from a client's quota. The quota is exact under concurrent calls, including calls on other nodes. */
  take(clientId: string): Promise<QuotaState>
}

export interface QuotaState {
  readonly isGranted: boolean
  /** The size of the full quota, in requests. */
  readonly limit: number
  /** Whole requests left. */
  readonly remaining: number
  /** When the quota is full again, in milliseconds since 1970. */
  readonly resetsAt: number
  /** When the next request will be granted, by `performance.now()`. */
  readonly nextAt: number
}
