/** A response of the document. */
export interface DocumentedResponse {
  /** All documented headers with their example values. */
  readonly headers: Readonly<Record<string, string>>
  /** Absent for a response without a body. */
  readonly mediaType?: string
  /** Bodies by example name; for a subscription, messages. */
  readonly examples: Readonly<Record<string, unknown>>
}

export interface OperationResponses {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template, as in the document: `/api/v2/event-streams/{id}`. */
  readonly path: string
  /** True for an operation that returns a page of results. */
  readonly isListing: boolean
  readonly responses: Readonly<Record<number, DocumentedResponse>>
}

/** Names of properties, by the name and the value of the property that tells the forms of an object apart. */
export type FormProperties = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
