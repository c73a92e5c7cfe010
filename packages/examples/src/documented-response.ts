/** A response as the document shows it. */
export interface DocumentedResponse {
  /** Every header that the document has for it, with its example. */
  readonly headers: Readonly<Record<string, string>>
  /** Absent where it has no body. */
  readonly mediaType?: string
  /** Bodies by the names of the examples; of an event stream, messages. */
  readonly examples: Readonly<Record<string, unknown>>
}

export interface OperationResponses {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template, as in the document: `/api/v2/event-streams/{id}`. */
  readonly path: string
  /** True where it answers with one page of many. */
  readonly isListing: boolean
  readonly responses: Readonly<Record<number, DocumentedResponse>>
}
