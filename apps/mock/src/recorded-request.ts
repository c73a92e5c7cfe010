/** A request that has arrived, and how it was answered. */
export interface RecordedRequest {
  readonly method: string
  /** The path and the query, as sent. */
  readonly url: string
  /** The names are in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The parsed body. Undefined if there is none, if it cannot be parsed, and for a request with a wrong token or path. */
  readonly body: unknown
  /** The status of the answer. Undefined while there is none, if the connection was broken instead, and if the client gave up. */
  readonly status: number | undefined
  /** Whether the client gave up before the answer, for example because its user left the page. */
  readonly aborted: boolean
}
