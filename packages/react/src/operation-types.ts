import type { CursorPage, OperationFunctions } from '@tenant-api/client'
import type { ListingName, MutationName, QueryName } from './generated/operations.ts'

/** The parameters of an operation, as the client's function takes them, or undefined if the operation requires no parameter. */
export type Input<Name extends QueryName | MutationName> = Parameters<OperationFunctions[Name]>[0]

/** The parameters as the last argument, which may be left out if the operation requires none. */
export type InputArgument<Type> = Record<never, never> extends Type ? [parameters?: Type] : [parameters: Type]

/** The result of an operation: the body of its answer, or a page of a listing. */
export type Output<Name extends QueryName | MutationName> =
  ReturnType<OperationFunctions[Name]> extends { page(): Promise<infer Page> }
    ? Page
    : Awaited<ReturnType<OperationFunctions[Name]>>

/** The parameters of a listing whose pages are linked by cursors, except the position of a page. */
export type ListingInput<Name extends ListingName> = Omit<
  Exclude<NonNullable<Input<Name>>, { readonly from?: undefined }>,
  'from' | 'page' | 'per_page'
>

/** A page of a listing whose pages are linked by cursors. */
export type ListingPage<Name extends ListingName> = Extract<Output<Name>, CursorPage<unknown>>
