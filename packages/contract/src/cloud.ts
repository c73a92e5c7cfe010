import { maxima } from '../generated/operations.ts'
import { type OpenApiDocument, readLater } from './document.ts'

/** The kind of cloud that a tenant runs in. The document contains the limits of the public cloud. */
export const clouds = ['public', 'private'] as const
export type Cloud = (typeof clouds)[number]

type PageParameters = Record<'Take' | 'PerPage', { schema: { maximum: number } }>

/** The maximum number of results in a page: the document's limit, or twice as many on a private cloud. */
export function maxPageSize(cloud: Cloud): number {
  return cloud === 'private' ? 2 * maxima.Take : maxima.Take
}

/** A copy of the document with the limits of a cloud. */
export function forCloud(given: OpenApiDocument, cloud: Cloud): OpenApiDocument {
  return readLater(() => {
    const copy = structuredClone(given)
    const { Take, PerPage } = copy.components.parameters as unknown as PageParameters
    for (const { schema } of [Take, PerPage]) schema.maximum = maxPageSize(cloud)
    return copy
  })
}
