import type { OpenApiDocument } from '@tenant-api/contract'
import type { Answer } from '@tenant-api/simulator'
import { methodNotAllowed } from './refusal.ts'

/**
 * Answers the service's paths that are not operations of the document: health checks, and the document itself. Returns undefined
 * for other paths.
 *
 * @throws {Refusal} 405
 */
export function publicPage(
  document: OpenApiDocument,
  method: string,
  path: string,
  baseUrl: string,
): Answer | undefined {
  const body = bodyOf(document, path, baseUrl)
  if (!body) return undefined
  if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(method, ['GET', 'HEAD'])
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body }
}

function bodyOf(document: OpenApiDocument, path: string, baseUrl: string): object | undefined {
  if (path === '/healthz' || path === '/readyz') return { status: 'ok' }
  if (path === '/openapi.json') return servedAt(baseUrl, document)
  return undefined
}

/** The document with this address in place of the example address: of the server, and of its token endpoint. */
function servedAt(baseUrl: string, document: OpenApiDocument): object {
  const here = (key: string, value: unknown) =>
    key === 'tokenUrl' ? baseUrl + new URL(String(value)).pathname : value
  return JSON.parse(JSON.stringify({ ...document, servers: [{ url: baseUrl }] }, here))
}
