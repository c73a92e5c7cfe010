import { HttpError } from '@tenant-api/client'

/**
 * The service's error messages for the fields of a form.
 *
 * @param paths for each field, the name of the parameter or the place in the body: `date_from`, `#/configuration/limit`
 * @returns the messages by field, if the error concerns only these fields; otherwise undefined
 */
export function fieldErrors<Field extends string>(
  error: unknown,
  paths: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> | undefined {
  if (!(error instanceof HttpError) || error.errors.length === 0) return undefined
  const fields = Object.entries(paths) as [Field, string][]
  const sentences: Partial<Record<Field, string>> = {}
  for (const { path, message } of error.errors) {
    const field = fields.find(([, place]) => place === path || path.startsWith(`${place}/`))
    if (!field) return undefined
    sentences[field[0]] ??= message
  }
  return sentences
}

/** The errors of the fields whose values have not changed since the service refused them. */
export function unchangedErrors<Field extends string>(
  errors: Partial<Record<Field, string>> | undefined,
  refused: Readonly<Record<Field, string>> | undefined,
  values: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const fields = Object.keys(errors ?? {}) as Field[]
  const unchanged = fields.filter(field => refused?.[field] === values[field])
  return Object.fromEntries(unchanged.map(field => [field, errors?.[field]])) as Partial<
    Record<Field, string>
  >
}

/** Whether the state of a resource does not allow a request: for example, another resource has the name. */
export function isConflict(error: unknown): error is HttpError {
  return error instanceof HttpError && error.errorCode === 'conflict'
}
