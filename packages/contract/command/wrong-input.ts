/** A file that cannot be used. The message names it, and says what to do. */
export class WrongInput extends Error {
  override name = 'WrongInput'
}

/** Wrong arguments. */
export class UsageError extends Error {
  override name = 'UsageError'
}
