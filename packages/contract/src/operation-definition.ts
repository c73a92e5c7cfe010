/** What the document says of an operation before any request is read. Each value is taken from the document. */
export interface OperationDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template, as in the document: `/api/v2/event-streams/{id}`. */
  readonly path: string
  /** Whom a token must be issued for, or null where no token is asked for. */
  readonly audience: Audience | null
  /** A token needs any one of these; empty where none is needed. */
  readonly anyScope: readonly string[]
  /**
   * The query parameters and the type of each, as the document's schemas name it. An `array` is one whose parameter is
   * repeated; one in a comma-separated list is a `string` until it is split.
   */
  readonly query: Readonly<Record<string, 'string' | 'integer' | 'array'>>
  /** Query parameters with a default: once a request is validated, they have a value. */
  readonly defaulted: readonly string[]
  /** Media types of the request body; empty where the operation has none. */
  readonly requestMediaTypes: readonly string[]
  /** True for operations of the tenant's own services, which the public document leaves out. */
  readonly internal: boolean
  /** Headers that announce the end of a deprecated operation (RFC 9745, RFC 8594). Absent for other operations. */
  readonly deprecation?: { readonly Deprecation: string; readonly Sunset: string }
}

export type Audience = '/api/v2/' | '/internal/'
