/** The limits of the clients that meet the hostile service. In milliseconds, but for `retries` and `maxPages`. */
export const limits = {
  timeout: 600,
  attemptTimeout: 250,
  retries: 1,
  maxRetryDelay: 100,
  maxPages: 10,
  idleTimeout: 200,
} as const

/** A behaviour to meet. */
export interface Assignment {
  /** Its number. */
  readonly behaviour: number
  readonly isLarge: boolean
}

/** The end of one way to use the client. */
export interface Outcome {
  readonly way: string
  /** `value`, `aborted` by the caller, the code of a Failure, or anything else in full. */
  readonly end: string
  readonly milliseconds: number
}

/** What one behaviour has led to. */
export interface Report {
  readonly outcomes: readonly Outcome[]
  /** Unhandled rejections, and warnings of the runtime such as a timer of NaN. */
  readonly stray: readonly string[]
  /** The most memory that the process held beyond what it held before. */
  readonly megabytes: number
}
