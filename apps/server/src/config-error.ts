/** What keeps the service from starting, and its operator can change: one sentence that says what. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
