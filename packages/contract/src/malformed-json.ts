import { faults } from '../generated/operations.ts'
import { type RequestFault, wholeBodyFault } from './field-error.ts'

const named: readonly (readonly [string, RequestFault])[] = Object.values(faults).flatMap(examples =>
  Object.entries<RequestFault>(examples),
)

/** The error for a body that is not JSON: the document's example `malformed_json`, or a general one. */
export const malformedJson: RequestFault =
  named.find(([name]) => name === 'malformed_json')?.[1] ?? wholeBodyFault('The body is not valid JSON.')
