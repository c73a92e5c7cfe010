import type { scopesByAudience } from '../generated/operations.ts'

/** The document's data for routing, authorizing and parsing requests of an operation. */
export interface OperationDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template, as in the document: `/api/v2/event-streams/{id}`. */
  readonly path: string
  /** The required audience of a token; null if the operation needs no token. */
  readonly audience: Audience | null
  /** A token needs at least one of these scopes. Empty if the operation needs no token. */
  readonly anyScope: readonly string[]
  /**
   * The type of each query parameter in the document's schemas. `array` means a repeated parameter. A `list` may be repeated, or be
   * separated by commas, or both, whichever form the document names.
   */
  readonly query: Readonly<Record<string, 'string' | 'integer' | 'array' | 'list'>>
  /** Query parameters with a default: in a validated request they have a value. */
  readonly defaulted: readonly string[]
  /** Media types of the request body; empty if the operation takes no body. */
  readonly requestMediaTypes: readonly string[]
  /** True for operations that only the tenant's own services call. The public document omits them. */
  readonly internal: boolean
  /** Headers that announce the end of a deprecated operation (RFC 9745, RFC 8594). Absent for other operations. */
  readonly deprecation?: { readonly Deprecation: string; readonly Sunset: string }
}

/** The audience of a token: `x-audience` of a security scheme. */
export type Audience = keyof typeof scopesByAudience
