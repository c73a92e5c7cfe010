/** The OpenAPI document as this service serves it, and what the reference reads from it. */

interface Referable {
  readonly $ref?: string
}

export interface Schema extends Referable {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly discriminator?: {
    readonly propertyName: string
    readonly mapping?: Readonly<Record<string, string>>
  }
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number
  readonly default?: string | number | boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly writeOnly?: boolean
  readonly 'x-must-be'?: string
  readonly 'x-extensible'?: boolean
}

export interface Parameter extends Referable {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description?: string
  readonly required?: boolean
  readonly schema: Schema
  readonly example?: unknown
  readonly explode?: boolean
  readonly allowReserved?: boolean
}

interface Example extends Referable {
  readonly summary: string
  readonly value: unknown
}

export interface MediaType {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, Example>>
}

export interface Header extends Referable {
  readonly description?: string
  readonly schema: Schema
}

export interface ResponseObject extends Referable {
  readonly description: string
  readonly content?: Readonly<Record<string, MediaType>>
  readonly headers?: Readonly<Record<string, Header>>
}

export interface RequestBody {
  readonly description?: string
  readonly required?: boolean
  readonly content: Readonly<Record<string, MediaType>>
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: RequestBody
  readonly responses: Readonly<Record<string, ResponseObject>>
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly deprecated?: boolean
  readonly 'x-release-lifecycle'?: string
  readonly 'x-deprecation'?: string
  readonly 'x-sunset'?: string
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type PathItem = { readonly [name in Method]?: Operation } & { readonly parameters?: readonly Parameter[] }

interface OpenApiDocument {
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
  }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly webhooks?: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly securitySchemes: {
      readonly accessToken: {
        readonly 'x-audience': string
        readonly flows: {
          readonly clientCredentials: {
            readonly tokenUrl: string
            readonly scopes: Readonly<Record<string, string>>
          }
        }
      }
    }
  }
}

const answer = await fetch('/openapi.json')
export const openapi: OpenApiDocument = await answer.json()

/** The part of the document to which a `$ref` refers, without following further ones. A part without `$ref` stays as it is. */
export function resolve<Part extends Referable>(part: Part): Part {
  const names = part.$ref?.replace('#/', '').split('/')
  return names
    ? (names.reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], openapi) as Part)
    : part
}

export interface NamedExample extends Example {
  readonly name: string
}

export function examplesOf({ examples = {} }: Pick<MediaType, 'examples'>): readonly NamedExample[] {
  return Object.entries(examples).map(([name, example]) => ({ name, ...resolve(example) }))
}

/** An operation of the document, or a request that the service sends. */
export interface PlacedOperation {
  readonly id: string
  readonly href: string
  /** In capital letters. */
  readonly method: string
  readonly path: string
  readonly operation: Operation
  /** The parameters of the operation and of its path. */
  readonly parameters: readonly Parameter[]
  readonly isWebhook: boolean
}

export const operations = placedIn(openapi.paths, 'operations')
/** The requests that the service sends. */
export const webhooks = placedIn(openapi.webhooks ?? {}, 'webhooks')

function placedIn(paths: Readonly<Record<string, PathItem>>, section: string): readonly PlacedOperation[] {
  const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete']
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = item[method]
      if (!operation) return []
      return {
        id: operation.operationId,
        href: `#/${section}/${operation.operationId}`,
        method: method.toUpperCase(),
        path,
        operation,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
        isWebhook: section === 'webhooks',
      }
    }),
  )
}

/** The scopes of an operation. One of them is enough. */
export function scopesOf({ security = [] }: Operation): readonly string[] {
  return [...new Set(security.flatMap(requirement => Object.values(requirement).flat()))]
}

export function needsToken({ security = [] }: Operation): boolean {
  return security.length > 0
}

/** Whether an operation answers with Server-Sent Events. */
export function isStream({ responses }: Operation): boolean {
  return responses['200']?.content?.['text/event-stream'] !== undefined
}

/** The function of `@tenant-api/client` for an operation: `subscribe` for a stream, otherwise the id in camelCase. */
export function functionOf(operation: Operation): string {
  if (isStream(operation)) return 'subscribe'
  return operation.operationId.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** The error codes in the examples of an answer: `errorCode`, or `error` of the token endpoint. */
export function errorCodesOf(response: ResponseObject): readonly string[] {
  const examples = Object.values(resolve(response).content ?? {}).flatMap(examplesOf)
  const codes = examples.flatMap(({ value }) => {
    const { errorCode, error } = value as { errorCode?: string; error?: string }
    return errorCode ?? error ?? []
  })
  return [...new Set(codes)]
}

const { accessToken } = openapi.components.securitySchemes
const { tokenUrl, scopes } = accessToken.flows.clientCredentials

/** The scopes that operations use. */
export const offeredScopes = Object.entries(scopes).map(([name, description]) => ({ name, description }))

/** The path of a token request, and its parameters besides the credentials. */
export const tokenRequest = {
  path: new URL(tokenUrl).pathname,
  parameters: { grant_type: 'client_credentials', audience: accessToken['x-audience'] },
}

export interface EventType {
  readonly type: string
  readonly href: string
  readonly schema: Schema
  readonly description: string
  readonly example: unknown
}

/** The event types of the operation that streams events, each with its schema and an example. */
export const eventTypes = operations.flatMap(({ operation }) => eventTypesIn(operation))

function eventTypesIn(operation: Operation): readonly EventType[] {
  const content = operation.responses['200']?.content?.['text/event-stream']
  if (!content) return []
  const mapping = resolve(content.schema).discriminator?.mapping ?? {}
  const messages = examplesOf(content).map(({ value }) => value as { type: string; event?: unknown })
  return (openapi.components.schemas.EventType?.enum ?? []).map(String).flatMap(type => {
    const message = resolve<Schema>({ $ref: mapping[type] ?? '' })
    const schema = message.properties?.event
    if (!schema) return []
    const example = messages.find(message => message.type === type)?.event
    const { description = '' } = resolve(schema)
    return { type, href: `#/event-types/${type}`, schema, description, example }
  })
}

const [lead = '', ...texts] = openapi.info.description.split(/^## /m)

/** The text of the introduction before its first heading. */
export { lead }

/** The sections of the introduction. */
export const sections = texts.map(text => {
  const [title = '', ...lines] = text.split('\n')
  const id = title.trim().toLowerCase().replaceAll(/\W+/g, '-')
  return { id, title, href: `#/introduction/${id}`, text: lines.join('\n') }
})
