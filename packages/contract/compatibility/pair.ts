import type { Direction } from './change.ts'
import type { SchemaComparison } from './compare-schemas.ts'
import type { Document, Operation } from './document.ts'

/** One operation in the two documents, and what they are compared by. */
export interface Pair {
  readonly before: Document
  readonly after: Document
  readonly was: Operation
  readonly is: Operation
  readonly schemas: SchemaComparison
  /** Of an operation that the service calls, consumers take the requests and give the answers. */
  readonly isWebhook: boolean
}

export function sentBy(isService: boolean): Direction {
  return isService ? 'to consumers' : 'to the service'
}
