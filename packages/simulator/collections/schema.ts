/** The parts of a schema that tell what a resource looks like. */
export interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly type?: string
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
}

/** The schema of a resource. The schemas of its properties are resolved. */
export type ResourceSchema = Schema & Required<Pick<Schema, 'required' | 'properties'>>
