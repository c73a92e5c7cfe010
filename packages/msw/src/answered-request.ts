import type { DocumentedOperations } from '@tenant-api/contract/types'
import type { PublicOperationId } from '@tenant-api/simulator'

type ParametersOf<Parameters> = Parameters extends { path: infer Path } ? Path : Record<never, never>

type RequestBodyOf<Body> = Body extends { content: { 'application/json': infer Json } } ? Json : undefined

/** A request that a handler answers. Nothing has checked it, although its types describe a valid request. */
export interface AnsweredRequest<Id extends PublicOperationId = PublicOperationId> {
  readonly request: Request
  /** The path parameters. */
  readonly params: Readonly<ParametersOf<DocumentedOperations[Id]['parameters']>>
  /** The parsed body; undefined if the request has no body, or a body that cannot be parsed. */
  readonly body: RequestBodyOf<DocumentedOperations[Id]['requestBody']>
}

/** Parses the body of a request, which can still be read afterwards. Returns undefined if the body is neither JSON nor a form. */
export async function parsedBody(request: Request): Promise<unknown> {
  const text = await request.clone().text()
  const mediaType = request.headers.get('Content-Type') ?? ''
  if (mediaType.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
