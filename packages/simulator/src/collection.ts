import type { PublicOperationId } from './answer.ts'
import type { Resource } from './parts.ts'

/** A listing of the document whose results have paths of their own: `/lamps` with `/lamps/{id}`. */
export interface Collection {
  /** The operation that lists the resources. */
  readonly listing: PublicOperationId
  /** The path template of the listing, as in the document. */
  readonly path: string
  /** The path template of a resource. */
  readonly resourcePath: string
  /** The path parameter that identifies a resource. */
  readonly parameter: string
  /** The property of a resource with the value of `parameter`. */
  readonly key: string
  /** Copies of the example resources with other ids and names, so that a listing has a second page. */
  readonly copies: readonly Resource[]
  /**
   * The properties that only resources in a certain state have. The keys are the name and the value of the property that sets the
   * state: `{ status: { disabled: { disabled_at: … }, enabled: {} } }`.
   */
  readonly states: Readonly<Record<string, Readonly<Record<string, Resource>>>>
}
