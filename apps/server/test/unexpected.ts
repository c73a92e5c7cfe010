/** Handles errors that must not occur in a test: throws them, which fails the run. */
export function unexpected(error: unknown): never {
  throw error
}
