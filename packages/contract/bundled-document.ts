/** The parts of the bundled document that the generation reads. */
export type Document = Record<string, unknown> & {
  info: { version: string }
  paths: Record<string, Record<string, Operation> & { parameters?: (Parameter | Reference)[] }>
  components: {
    securitySchemes?: Record<string, SecurityScheme | BearerScheme>
    responses?: Record<string, ErrorResponse>
    parameters?: Record<string, Parameter>
    schemas?: Record<string, ErrorSchema>
  }
}
export interface ErrorResponse {
  content?: Record<string, { examples: Record<string, Example> }>
}
export interface Example {
  value: { message?: string; errorCode?: string; error_description?: string }
}
export interface Reference {
  $ref: string
}
export interface Schema {
  type: 'string' | 'integer' | 'array'
  default?: unknown
  maximum?: number
  items?: ItemSchema | Reference
}
export interface ItemSchema {
  enum?: readonly unknown[]
}
interface ErrorSchema {
  properties?: Record<string, { maxItems?: number; maxLength?: number }>
}
export interface Parameter {
  name: string
  in: string
  explode?: boolean
  schema: Schema | Reference
}
export interface Operation {
  operationId: string
  deprecated?: boolean
  'x-deprecation'?: string
  'x-sunset'?: string
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, unknown> }
  responses?: Record<string, ErrorResponse | Reference>
  'x-internal'?: boolean
}
export interface SecurityScheme {
  type: 'oauth2'
  'x-audience': string
  /** All scopes of the specification. The `flows` list only those that operations use. */
  'x-scopes'?: Record<string, string>
  flows: { clientCredentials: { scopes: Record<string, string>; tokenUrl: string } }
}

/** The scheme of a token that a user pastes into a tool. The token needs the scopes that the OAuth schemes name. */
interface BearerScheme {
  type: 'http'
}

/** The target of a local reference; any other value is returned unchanged. */
export function dereference<Value extends object>(document: Document, value: Value | Reference): Value {
  if (!('$ref' in value)) return value
  const names = value.$ref.replace('#/', '').split('/')
  const found = names.reduce(
    (place: unknown, name) => (place as Record<string, unknown> | undefined)?.[name],
    document,
  )
  if (found === undefined) throw new Error(`The document has nothing at ${value.$ref}.`)
  return found as Value
}
