/** Limits of the clients that use the hostile service. In milliseconds, except `retries` and `maxPages`. */
export const limits = {
  timeout: 600,
  attemptTimeout: 250,
  retries: 1,
  maxRetryDelay: 100,
  maxPages: 10,
  idleTimeout: 200,
} as const

/** A behaviour to use a client with. */
export interface Assignment {
  /** Its index in `behaviours`. */
  readonly behaviour: number
  readonly isLarge: boolean
}

/** The outcome of one way to use the client. */
export interface Outcome {
  readonly way: string
  /** `value`, `aborted` by the caller, the code of a Failure, `hung`, or any other error with its stack. */
  readonly end: string
  /** Whether the end came after the time limit, measured in turns of the process: a busy machine slows all of them. */
  readonly isLate: boolean
}

/** The outcomes of all ways to use the client with one behaviour. */
export interface Report {
  readonly outcomes: readonly Outcome[]
  /** Unhandled rejections, and warnings of the runtime such as a timer of NaN. */
  readonly stray: readonly string[]
  /** The increase of the process's memory at its peak. */
  readonly megabytes: number
}
