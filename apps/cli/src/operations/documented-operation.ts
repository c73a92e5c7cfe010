/**
 * How the value of a flag is parsed. A flag of kind `strings` may be repeated; the value of `json` is JSON; `boolean` has no value, and
 * means true.
 */
export type FlagKind = 'string' | 'integer' | 'strings' | 'time' | 'boolean' | 'json'

/** A flag: a query parameter, a header, or a property of the body. */
export interface DocumentedFlag {
  /** Name in the document, such as `date_from`. */
  readonly name: string
  /** The property of the body that has this property, such as `start` for the flag `--start-from`. */
  readonly within?: string
  readonly kind: FlagKind
  readonly description: string
  /** The only values that the document allows. */
  readonly choices?: readonly string[]
}

/** The part of a documented operation that the command line uses. */
export interface DocumentedOperation {
  readonly method: string
  readonly path: string
  readonly summary: string
  /** A token needs at least one of these scopes. */
  readonly anyScope: readonly string[]
  /** Names of the path parameters, in the order of the path. */
  readonly pathParameters: readonly string[]
  readonly flags: readonly DocumentedFlag[]
  /** An example of the JSON body; undefined for an operation without a body. */
  readonly exampleBody?: unknown
  /** True for an operation that returns one page of a list. */
  readonly isListing?: true
}
