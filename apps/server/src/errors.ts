/** The store has failed or does not answer. A retry may succeed. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** The error in one sentence for operators, with its cause. */
export function storeErrorSentence({ message, cause }: StoreError): string {
  const reason = cause instanceof Error ? ` (${cause.message})` : ''
  return `${message.replace(/\.$/, '')}${reason}: check the database and its disk, then try again.`
}

/** An error that stops the start and that the operator can correct. Its message is one sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
