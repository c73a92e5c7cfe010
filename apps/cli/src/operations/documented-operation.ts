/** How the value of a flag is read. `strings` may be repeated; `json` is parsed. */
export type FlagKind = 'string' | 'integer' | 'strings' | 'json'

/** A parameter or a property of the body that becomes a flag. */
export interface DocumentedFlag {
  /** Name on the wire, such as `date_from`. */
  readonly name: string
  readonly kind: FlagKind
  readonly description: string
  /** The only values that the document allows. */
  readonly choices?: readonly string[]
}

/** What the command line needs to know of an operation of the document. */
export interface DocumentedOperation {
  readonly method: string
  readonly path: string
  readonly summary: string
  /** A token needs any one of them. */
  readonly anyScope: readonly string[]
  /** Names of the path parameters, in their order. */
  readonly pathParameters: readonly string[]
  readonly flags: readonly DocumentedFlag[]
  /** An example of the JSON body; undefined where the operation has none. */
  readonly exampleBody?: unknown
  /** True where it answers with one page of many. */
  readonly isListing?: true
}
