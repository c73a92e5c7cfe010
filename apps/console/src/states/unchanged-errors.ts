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
