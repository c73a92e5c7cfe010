/** The store has failed or does not answer. A retry may succeed. */
export class StoreError extends Error {
  override name = 'StoreError'
}
