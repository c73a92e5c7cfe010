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
