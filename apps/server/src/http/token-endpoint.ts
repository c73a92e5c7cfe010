import { tokenPaths } from '@tenant-api/contract'

/** Whether a path is the document's `tokenUrl`. Its errors have the form of RFC 6749. */
export function isTokenEndpoint(path: string): boolean {
  return tokenPaths.includes(path)
}
