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
  /** The examples of the path parameters. */
  readonly parameters: Readonly<Record<string, string>>
  /** The default number of results on a page. Absent for an operation without pages. */
  readonly pageSize?: number
  readonly responses: Readonly<Record<number, DocumentedResponse>>
}

/** The names of the properties that only some forms of a union have, by the name and the value of the discriminator. */
export type FormProperties = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
