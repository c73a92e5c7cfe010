import type { Call } from '@tenant-api/client'

/** A resource as it was read. */
export interface Tagged<Data> {
  readonly data: Data
  /** The parameter that makes a write fail if someone has changed the resource since. */
  readonly condition: { readonly 'If-Match'?: string }
}

/** Reads a resource with its entity tag. */
export async function tagged<Data>(call: Call<Data>): Promise<Tagged<Data>> {
  const { data, response } = await call.withResponse()
  const tag = response.headers.get('ETag')
  // A proxy that compresses answers makes the tag weak. A weak tag matches nothing.
  return { data, condition: tag?.startsWith('"') ? { 'If-Match': tag } : {} }
}
