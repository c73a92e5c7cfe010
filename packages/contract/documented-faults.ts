interface Fault {
  readonly message: string
  readonly errorCode: string
  readonly errors: readonly object[]
}
interface DocumentedResponse {
  readonly content?: Readonly<
    Record<string, { readonly examples: Readonly<Record<string, { value: unknown }>> }>
  >
}

/** The error examples that list the invalid places of a request, by the names of the response and the example. */
export function faultsOf(
  responses: Readonly<Record<string, DocumentedResponse>>,
): Record<string, Record<string, Fault>> {
  const tables = Object.entries(responses).map(([name, { content = {} }]) => {
    const examples = Object.values(content).flatMap(documented => Object.entries(documented.examples))
    const faults = examples.flatMap(([example, { value }]) => {
      const { message, errorCode, errors } = value as Partial<Fault>
      return message && errorCode && errors ? [[example, { errorCode, message, errors }] as const] : []
    })
    return [name, Object.fromEntries(faults)] as const
  })
  return Object.fromEntries(tables.filter(([, faults]) => Object.keys(faults).length > 0))
}
