/** Counts each client's open subscriptions, so that one client cannot take all connections. */
export interface SubscriptionSlots {
  readonly maxPerClient: number
  /**
   * Counts a new subscription of a client. The limit holds for concurrent calls, and across all nodes that share a store.
   *
   * @returns a function to call when the subscription ends (further calls do nothing); null if the client is at its limit
   * @throws {StoreError} when the store cannot answer
   */
  take(clientId: string): Promise<(() => void) | null>
  /**
   * The number of open subscriptions of all clients, across all nodes that share a store.
   *
   * @throws {StoreError} when the store cannot answer
   */
  count(): Promise<number>
}
