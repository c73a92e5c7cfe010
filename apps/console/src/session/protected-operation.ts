/** An operation that needs a token. */
export interface ProtectedOperation {
  /** What the operation does, as the document says it. */
  readonly summary: string
  readonly method: string
  readonly path: string
  /** A token needs at least one of these scopes. */
  readonly anyScope: readonly string[]
}
