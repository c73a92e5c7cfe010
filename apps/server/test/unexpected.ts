/** Error handler for a test that expects no error: throws, which fails the run. */
export function unexpected(error: unknown): never {
  throw error
}
