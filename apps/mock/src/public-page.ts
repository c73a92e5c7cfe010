import { publicDocument } from '@tenant-api/contract'
import type { Answer } from '@tenant-api/examples'
import { methodNotAllowed } from './refusal.ts'

/**
 * The pages of the service outside the document's operations: health, and the document itself.
 *
 * @throws {Refusal} 405
 */
export function publicPage(method: string, path: string, baseUrl: string): Answer | undefined {
  const body = bodyOf(path, baseUrl)
  if (!body) return undefined
  if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(method, ['GET', 'HEAD'])
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body }
}

function bodyOf(path: string, baseUrl: string): object | undefined {
  if (path === '/healthz' || path === '/readyz') return { status: 'ok' }
  if (path === '/openapi.json') return { ...publicDocument, servers: [{ url: baseUrl }] }
  return undefined
}
