import type { operations } from '../generated/operations.ts'
import type { operations as Documented } from '../generated/schema.ts'
import type { FrameStream } from './event-stream.ts'

/** The `operationId` of an operation in the document. */
export type OperationId = keyof typeof operations & keyof Documented

type Parameters<Id extends OperationId> = Documented[Id]['parameters']
type ParametersIn<Id extends OperationId, In extends 'path' | 'query' | 'header'> = [
  NonNullable<Parameters<Id>[In]>,
] extends [never]
  ? Record<never, never>
  : NonNullable<Parameters<Id>[In]>

/** In a validated request, parameters with a `default` have a value. */
type WithDefaults<Id extends OperationId, Query> = Query & {
  readonly [Name in (typeof operations)[Id]['defaulted'][number] & keyof Query]-?: NonNullable<Query[Name]>
}

type BodyContent<Id extends OperationId> = Documented[Id] extends { requestBody: { content: infer Content } }
  ? { [MediaType in keyof Content]: { mediaType: MediaType; body: Content[MediaType] } }[keyof Content]
  : Documented[Id] extends { requestBody?: { content: infer Content } }
    ?
        | { [MediaType in keyof Content]: { mediaType: MediaType; body: Content[MediaType] } }[keyof Content]
        | { mediaType: undefined; body: undefined }
    : { mediaType: undefined; body: undefined }

/** A validated request, the input of an operation's handler. Header names are the documented ones in lower case. */
export type Input<Id extends OperationId> = {
  readonly path: ParametersIn<Id, 'path'>
  readonly query: WithDefaults<Id, ParametersIn<Id, 'query'>>
  readonly headers: { [Name in keyof ParametersIn<Id, 'header'> as Lowercase<Name & string>]?: string }
} & Readonly<BodyContent<Id>>

/** Headers that the pipeline adds unless the handler sets them. The handler must set all other required headers. */
type PipelineHeader =
  | 'X-Request-ID'
  | 'X-RateLimit-Limit'
  | 'X-RateLimit-Remaining'
  | 'X-RateLimit-Reset'
  | 'WWW-Authenticate'
  | 'Retry-After'
  | 'Deprecation'
  | 'Sunset'

type NamedKeys<Headers> = keyof { [Name in keyof Headers as string extends Name ? never : Name]: true } &
  keyof Headers
/** The pipeline also adds `Cache-Control: no-store`. A handler must set any other `Cache-Control`. */
type AddedKeys<Headers> = {
  [Name in NamedKeys<Headers>]: Name extends PipelineHeader
    ? Name
    : Headers[Name] extends 'no-store'
      ? Name
      : never
}[NamedKeys<Headers>]
type OwnHeaders<Headers> = Pick<Headers, Exclude<NamedKeys<Headers>, AddedKeys<Headers>>> &
  Partial<Pick<Headers, AddedKeys<Headers>>>
type HeadersPart<Headers> =
  Record<never, never> extends OwnHeaders<Headers>
    ? { readonly headers?: OwnHeaders<Headers> }
    : { readonly headers: OwnHeaders<Headers> }

type BodyPart<Response> = Response extends { content: infer Content extends object }
  ? {
      readonly body: {
        [MediaType in keyof Content]: MediaType extends 'text/event-stream'
          ? FrameStream<Content[MediaType]>
          : Content[MediaType]
      }[keyof Content]
    }
  : { readonly body?: never }

type Responses<Id extends OperationId> = Documented[Id]['responses']

/** A documented answer of an operation: a status with its body and headers. */
export type Reply<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: { readonly status: Status } & BodyPart<Responses<Id>[Status]> &
    HeadersPart<Responses<Id>[Status] extends { headers: infer Headers } ? Headers : Record<never, never>>
}[keyof Responses<Id>]
