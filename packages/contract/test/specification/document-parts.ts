import { dereference, document, type OperationId, operations } from '../../src/index.ts'

export interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly discriminator?: { readonly mapping: Readonly<Record<string, string>> }
  readonly [keyword: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Schema
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly responses: Readonly<Record<string, object>>
}

/** A reference to a schema of the document. */
export function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

/** A schema of the document, or the schema of the field at the path `fields`. */
export function schemaAt(name: string, ...fields: readonly string[]): Schema {
  const schemas = document.components.schemas as Readonly<Record<string, Schema>>
  return fields.reduce<Schema>(
    (schema, field) => whole(schema.properties?.[field], `${name}.${fields.join('.')}`),
    whole(schemas[name], name),
  )
}

export function isRequired(name: string, field: string): boolean {
  return schemaAt(name).required?.includes(field) ?? false
}

/** A schema merged with the target of its reference. @throws if the schema is undefined */
export function whole(schema: Schema | undefined, place: string): Schema {
  if (!schema) throw new Error(`The document has no ${place}.`)
  return schema.$ref === undefined ? schema : { ...(dereference({ $ref: schema.$ref }) as Schema), ...schema }
}

export function operationOf(id: OperationId): Operation {
  return itemOf(id)[operations[id].method.toLowerCase()] as Operation
}

/** A parameter of an operation or of its path. */
export function parameterOf(id: OperationId, name: string): Parameter {
  const all = [...((itemOf(id).parameters ?? []) as Parameter[]), ...(operationOf(id).parameters ?? [])]
  const found = all.map(one => dereference<Parameter>(one)).find(one => one.name === name)
  if (!found) throw new Error(`${id} has no parameter ${name}.`)
  return found
}

function itemOf(id: OperationId) {
  return document.paths[operations[id].path] as unknown as Record<string, unknown>
}
