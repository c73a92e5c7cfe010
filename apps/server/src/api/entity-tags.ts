import { matchesEntityTag } from '@tenant-api/contract/entity-tags'

/** The state of a stored resource. */
interface State {
  /** Grows with each change of the resource. */
  readonly version: number
  /** RFC 3339. */
  readonly updated_at: string
}

/** The strong entity tag of a state (RFC 9110, section 8.8.3). With the time, a restored backup does not repeat a tag. */
export function entityTagOf({ version, updated_at }: State): string {
  return `"${version}-${Date.parse(updated_at).toString(36)}"`
}

/** Whether a resource may be written in its present state. */
export type Precondition = (state: State) => boolean

/** The precondition of a header `If-Match`. Without the header, it is always met. */
export function ifMatch(header: string | undefined): Precondition {
  return state => header === undefined || matchesEntityTag(header, entityTagOf(state))
}
