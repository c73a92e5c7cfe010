import type { components } from '@tenant-api/contract'

/** The schemas of the document, by name: `Schemas['EventStream']`. */
export type Schemas = components['schemas']
