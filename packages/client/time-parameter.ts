import { dereference, operations, publicDocument } from '@tenant-api/contract'

interface Parameter {
  readonly name: string
  readonly schema: object
}
interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
}
interface Schema {
  readonly format?: string
  readonly properties?: Readonly<Record<string, object>>
}

/**
 * Source code of a type: the names of the parameters that take a time, in queries and in JSON bodies. In the types that are
 * generated from the document, a time is a string like any other.
 */
export function timeParameterModule(): string {
  const names = Object.values(operations).flatMap(({ method, path }) => {
    const operation: Operation = publicDocument.paths[path]?.[method.toLowerCase()] ?? {}
    const { parameters = [], requestBody } = operation
    const query = parameters.map(parameter => dereference<Parameter>(parameter))
    const body = dereference<Schema>(requestBody?.content['application/json']?.schema ?? {})
    const schemas = [
      ...query.map(({ name, schema }) => [name, schema] as const),
      ...Object.entries(body.properties ?? {}),
    ]
    return schemas
      .filter(([, schema]) => dereference<Schema>(schema).format === 'date-time')
      .map(([name]) => name)
  })
  const literals = [...new Set(names)].sort().map(name => `'${name}'`)
  return `/** The name of a parameter that takes a time. */\nexport type TimeParameter = ${literals.join(' | ') || 'never'}\n`
}
