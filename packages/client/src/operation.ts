/**
 * The types of the client's functions, derived from the types that are generated from the document.
 */
import type { DocumentedOperations, operations } from '@tenant-api/contract'
import type { TimeParameter } from './generated/time-parameter.ts'
import type { CursorPage, Listing, NumberedPage } from './listing.ts'

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

/** A type of the document as a parameter: properties may be undefined if they are optional, arrays may be readonly. */
type Given<Type> = Type extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Type extends object
    ? {
        [Name in keyof Type]:
          | Given<Type[Name]>
          | (Record<never, never> extends Pick<Type, Name> ? undefined : never)
          | (Name extends TimeParameter ? Date : never)
      }
    : Type

/** A header that is no parameter of a function: an option of each write, or a parameter of `subscribe`. */
export type OwnHeader = 'X-Correlation-ID' | 'Last-Event-ID'
type HeaderParameters<Id extends PublicOperationId> = Omit<ParametersIn<Id, 'header'>, OwnHeader>

type Flattened<Id extends PublicOperationId> = ClosedIfEmpty<
  Flat<Given<ParametersIn<Id, 'path'> & ParametersIn<Id, 'query'> & HeaderParameters<Id> & Body<Id>>>
>

type Without<Type, Name extends string> = Flat<Omit<Type, Name> & { readonly [Each in Name]?: undefined }>
/** Parameters for pages that are linked by cursors, which is the default. */
type CursorParameters<Id extends PublicOperationId> = Without<Flattened<Id>, 'page' | 'per_page'>
/** Parameters for pages that are numbered. */
type NumberedParameters<Id extends PublicOperationId> = Without<Flattened<Id>, 'from' | 'take'>

type HasNumberedPages<Id extends PublicOperationId> = 'page' extends keyof ParametersIn<Id, 'query'>
  ? true
  : false

/**
 * Path parameters, query parameters, header parameters such as `If-Match`, and body properties of an operation in one flat object, named
 * as in the document. The parameters of the two styles of paging exclude each other.
 */
export type OperationParameters<Id extends PublicOperationId> =
  HasNumberedPages<Id> extends true ? CursorParameters<Id> | NumberedParameters<Id> : Flattened<Id>

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

/** The body of an operation's success answer; undefined for an answer without a body. For a subscription, one message. */
export type OperationResult<Id extends PublicOperationId> = Content<Responses<Id>[SuccessStatus<Id>]>

/** The result of a call: the body of the success answer, or with `withResponse` the answer too, for example for its headers. */
export interface Call<Result> extends Promise<Result> {
  withResponse(): Promise<{ readonly data: Result; readonly response: Response }>
}

/** The options of a call, besides the operation's parameters. */
export type CallOptions<Id extends PublicOperationId> = Flat<
  { readonly signal?: AbortSignal | undefined } & ('X-Correlation-ID' extends keyof ParametersIn<Id, 'header'>
    ? {
        /** Your own id for this request, sent as `X-Correlation-ID`; the service logs its first 64 characters. */
        readonly correlationId?: string | undefined
      }
    : Record<never, never>)
>

type ItemIn<Body> = Body extends readonly (infer Item)[]
  ? Item
  : Body extends object
    ? { [Name in keyof Body]-?: Body[Name] extends readonly (infer Item)[] ? Item : never }[keyof Body]
    : never
/** An item of a listing. */
export type OperationItem<Id extends PublicOperationId> = ItemIn<OperationResult<Id>>

type Numbered<Body> = Extract<Body, { readonly page: number }>
type CursorListing<Id extends PublicOperationId> = Listing<
  Exclude<OperationResult<Id>, Numbered<OperationResult<Id>>>,
  CursorPage<OperationItem<Id>>
>
type NumberedListing<Id extends PublicOperationId> = Listing<
  Numbered<OperationResult<Id>>,
  NumberedPage<OperationItem<Id>>
>
/** A listing with an unknown style of paging: the parameters select the style at run time. */
type AnyListing<Id extends PublicOperationId> = Listing<
  OperationResult<Id>,
  CursorPage<OperationItem<Id>> | NumberedPage<OperationItem<Id>>
>

/** A function whose first argument is optional if the document requires none of the parameters. */
type Called<Id extends PublicOperationId, Parameters, Return> =
  Record<never, never> extends Parameters
    ? (parameters?: Parameters, options?: CallOptions<Id>) => Return
    : (parameters: Parameters, options?: CallOptions<Id>) => Return

/** The function of an operation. It returns a Listing if the operation has the query parameter `take`, else a Call. */
export type OperationFunction<Id extends PublicOperationId> = 'take' extends keyof ParametersIn<Id, 'query'>
  ? HasNumberedPages<Id> extends true
    ? Called<Id, CursorParameters<Id>, CursorListing<Id>> &
        Called<Id, NumberedParameters<Id>, NumberedListing<Id>> &
        Called<Id, OperationParameters<Id>, AnyListing<Id>>
    : Called<Id, OperationParameters<Id>, CursorListing<Id>>
  : Called<Id, OperationParameters<Id>, Call<OperationResult<Id>>>
