import { document } from '@tenant-api/contract'

interface Scheme {
  readonly flows?: { readonly clientCredentials: { readonly tokenUrl: string } }
}

const schemes = Object.values(document.components.securitySchemes ?? {}) as Scheme[]
const paths = new Set(
  schemes.flatMap(({ flows }) => (flows ? [new URL(flows.clientCredentials.tokenUrl).pathname] : [])),
)

/** Whether a path is the document's `tokenUrl`. Its errors have the form of RFC 6749. */
export function isTokenEndpoint(path: string): boolean {
  return paths.has(path)
}
