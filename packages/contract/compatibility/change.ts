/** One thing that differs between two versions of the document. */
export interface Change {
  /** Where: an operation or a schema, and the way from there. */
  readonly place: string
  readonly text: string
  /** Whether a consumer that did right by the earlier version may fail by the later one. */
  readonly breaks: boolean
}

/** Where values go: to the service, in parameters and bodies of requests, or to consumers, in answers and webhooks. */
export type Direction = 'to the service' | 'to consumers'

/** How a schema differs: it takes fewer values than before, or more, or neither can be said. */
export type Drift = 'narrower' | 'wider' | 'other'

/** What is narrower shuts out values that consumers send; what is wider brings them values that they have never seen. */
export function breaks(drift: Drift, direction: Direction): boolean {
  return drift === 'other' || (drift === 'narrower') === (direction === 'to the service')
}
