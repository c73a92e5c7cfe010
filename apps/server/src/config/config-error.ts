/** An error that stops the start and that the operator can correct. Its message is one sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
