import type { OperationId } from './operation.ts'

/** A collection of a tenant file: the resources of one kind, and the operations that read and write them. */
export interface TenantCollection {
  /** The noun for one resource, such as `event stream`. */
  readonly noun: string
  readonly operations: Readonly<Record<'list' | 'create' | 'get' | 'update' | 'delete', OperationId>>
  /** The properties whose values identify a resource in the tenant. */
  readonly naturalKey: readonly string[]
  /** The properties of an entry, in the order of the document. */
  readonly properties: readonly string[]
  /** By property, the value that means the same as its absence. */
  readonly sameAsAbsent: Readonly<Record<string, unknown>>
  /** By property, the value that a new resource gets if the entry omits it. A change without the property leaves it as it is. */
  readonly ifOmitted: Readonly<Record<string, unknown>>
  readonly secrets: readonly TenantSecret[]
}

/** A property that is written and never read again. */
export interface TenantSecret {
  /** Names of properties, from the entry on. */
  readonly path: readonly string[]
  /** True if each request that writes the object around it must have it. */
  readonly isRequired: boolean
  /** The entry has this secret if it has these values, each at a path joined by dots. */
  readonly when: Readonly<Record<string, string>>
}
