import type { components } from '@tenant-api/contract'

type Documented = components['schemas']

/** The schemas of the document, by name: `Schemas['EventStream']`. */
export interface Schemas extends Documented {
  /** @deprecated Write `Schemas['EventStream']` instead of `Schemas['schemas']['EventStream']`. */
  readonly schemas: Documented
}
