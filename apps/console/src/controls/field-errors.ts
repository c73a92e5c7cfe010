import { HttpError } from '@tenant-api/client'

const noValue = 'Enter a value.'
/** The codes that one sentence explains beside any field. */
const sentences: Readonly<Record<string, string>> = {
  required: noValue,
  min_items: 'Choose at least one.',
}
/** The end of a message about an empty text. */
const isEmpty = /( must not be empty|, got '')\.$/

/**
 * The sentence beside a field. It does not name the field, because it stands there, and users do not know the property of the body.
 */
function sentenceOf({ code, message }: HttpError['errors'][number]): string {
  const [, rule] = /^The (?:\w+ )+'[^']*' (.+)$/s.exec(message) ?? []
  const sentence = sentences[code ?? ''] ?? (isEmpty.test(message) ? noValue : rule)
  return sentence === undefined ? message : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/**
 * The errors of the fields of a form, a sentence for each.
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
  const found: Partial<Record<Field, string>> = {}
  for (const fault of error.errors) {
    const { path } = fault
    const field = fields.find(([, place]) => place === path || path.startsWith(`${place}/`))
    if (!field) return undefined
    found[field[0]] ??= sentenceOf(fault)
  }
  return found
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
