import { type Failure, HttpError } from '@tenant-api/client'

/** The service's error message for one field; `path` is the place of the value in the body. */
export function FieldError({ error, path }: { error: Failure | null; path: string }) {
  const message = fieldErrors(error).find(item => item.path === path)?.message
  return message && <em role="alert">{message}</em>
}

/** Shows an error, unless it concerns only fields of the form. */
export function FormError({ error, fields }: { error: Failure | null; fields: readonly string[] }) {
  const errors = fieldErrors(error)
  const isBesideFields = errors.length > 0 && errors.every(({ path }) => fields.includes(path))
  return error && !isBesideFields && <p role="alert">{error.detail}</p>
}

function fieldErrors(error: Failure | null) {
  return error instanceof HttpError ? error.errors : []
}
