import { document, type OpenApiDocument } from './document.ts'

/** Where a tenant runs. The document states the limits of the public cloud. */
export const clouds = ['public', 'private'] as const
export type Cloud = (typeof clouds)[number]

type PageParameters = Record<'Take' | 'PerPage', { schema: { maximum: number } }>

/** The most results that a page may have: on a private cloud twice as many as the document says. */
export function maxPageSize(cloud: Cloud): number {
  const { maximum } = (document.components.parameters as unknown as PageParameters).Take.schema
  return cloud === 'private' ? 2 * maximum : maximum
}

/** A copy of the document with the limits of a cloud. */
export function forCloud(given: OpenApiDocument, cloud: Cloud): OpenApiDocument {
  const copy = structuredClone(given)
  const { Take, PerPage } = copy.components.parameters as unknown as PageParameters
  for (const { schema } of [Take, PerPage]) schema.maximum = maxPageSize(cloud)
  return copy
}
