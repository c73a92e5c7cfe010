import type { Direction } from './change.ts'
import type { SchemaComparison } from './compare-schemas.ts'
import type { Document, Operation } from './document.ts'

/** One operation in two versions of the document, with the context for its comparison. */
export interface Pair {
  readonly before: Document
  readonly after: Document
  readonly was: Operation
  readonly is: Operation
  readonly schemas: SchemaComparison
  /** True for an operation that the service calls: consumers receive its requests and send its answers. */
  readonly isWebhook: boolean
}

export function sentBy(isService: boolean): Direction {
  return isService ? 'to consumers' : 'to the service'
}
