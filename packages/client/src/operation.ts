/**
 * The types of the client's functions, derived from the types that are generated from the document.
 */
import type { DocumentedOperations, operations } from '@tenant-api/contract'
import type { Listing } from './listing.ts'
import type { RequestDefinition } from './request.ts'

/** The definition of a public operation from which requests are built at run time. Written by `generate.ts`. */
export interface OperationDefinition extends RequestDefinition {
  /** True for an operation with a JSON body. */
  readonly hasBody?: true
  /** Names of the query parameters of an operation that also has a JSON body. */
  readonly query?: readonly string[]
  /** True for an operation that answers with one page of a listing. */
  readonly isListing?: true
}

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

type Definitions = typeof operations
/** An operation of the public document, by its operationId. */
export type PublicOperationId = {
  [Id in keyof Definitions]: Definitions[Id]['internal'] extends false ? Id : never
}[keyof Definitions]
/** The name of a public operation's function: its operationId in camelCase. */
export type PublicOperationName = CamelCase<PublicOperationId>

type OrNone<Type> = [Type] extends [never] ? Record<never, never> : Type

type ParametersIn<Id extends PublicOperationId, In extends 'path' | 'query' | 'header'> = OrNone<
  NonNullable<DocumentedOperations[Id]['parameters'][In]>
>

type Body<Id extends PublicOperationId> = OrNone<
  DocumentedOperations[Id] extends { requestBody?: { content: { 'application/json': infer Json } } }
    ? Json
    : never
>

type Flat<Type> = { [Name in keyof Type]: Type[Name] }
type ClosedIfEmpty<Type> = keyof Type extends never ? Record<string, never> : Type

/** Path parameters, query parameters and body properties of an operation in one flat object, named as in the document. */
export type OperationParameters<Id extends PublicOperationId> = ClosedIfEmpty<
  Flat<ParametersIn<Id, 'path'> & ParametersIn<Id, 'query'> & Body<Id>>
>

type Responses<Id extends PublicOperationId> = DocumentedOperations[Id]['responses']
type SuccessStatus<Id extends PublicOperationId> = {
  [Status in keyof Responses<Id>]: Status extends number
    ? `${Status}` extends `2${string}`
      ? Status
      : never
    : never
}[keyof Responses<Id>]
type Content<Response> = Response extends { content: infer Media extends object }
  ? Media[keyof Media]
  : undefined

/** The body of an operation's success answer; undefined for an answer without a body. For an event stream, one message. */
export type OperationResult<Id extends PublicOperationId> = Content<Responses<Id>[SuccessStatus<Id>]>

/** The options of a call, besides the operation's parameters. */
export type CallOptions<Id extends PublicOperationId> = Flat<
  { readonly signal?: AbortSignal } & ('X-Correlation-ID' extends keyof ParametersIn<Id, 'header'>
    ? {
        /** Your own id for this request, sent as `X-Correlation-ID`; the service logs its first 64 characters. */
        readonly correlationId?: string
      }
    : Record<never, never>)
>

/** The return type of an operation's function: a Listing if the operation has the query parameter `take`, else a Promise. */
export type OperationReturn<Id extends PublicOperationId> = 'take' extends keyof ParametersIn<Id, 'query'>
  ? Listing<OperationResult<Id>>
  : Promise<OperationResult<Id>>

/** The function of an operation. Its first argument is optional if the document requires none of the parameters. */
export type OperationFunction<Id extends PublicOperationId> =
  Record<never, never> extends OperationParameters<Id>
    ? (parameters?: OperationParameters<Id>, options?: CallOptions<Id>) => OperationReturn<Id>
    : (parameters: OperationParameters<Id>, options?: CallOptions<Id>) => OperationReturn<Id>
