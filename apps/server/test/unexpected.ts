/** For what should not happen in a test: it ends the run with the error. */
export function unexpected(error: unknown): never {
  throw error
}
