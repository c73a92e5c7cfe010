import type { IncomingMessage } from 'node:http'
import { publicDocument } from '@tenant-api/contract'
import type { Answer } from '@tenant-api/simulator'
import { publicOperations } from './match-operation.ts'
import { methodNotAllowed } from './refusal.ts'

/** The mock's own paths, with their methods. */
export const ownPaths = {
  '/__mock/answers': {
    GET: 'List the answers of each operation, and those that are chosen',
    POST: 'Choose the answer of an operation',
    DELETE: 'Remove all choices',
  },
  '/__mock/cut': { POST: 'Break the connections of the open event streams' },
  '/__mock/events': { POST: 'Push an event, a heartbeat or an error to the open event streams' },
  '/__mock/requests': { GET: 'List the latest requests' },
  '/__mock/reset': {
    POST: 'Forget choices, pushed events, recorded requests and changes; break off streams and requests',
  },
  '/__mock/resources': { DELETE: 'Restore the resources of the examples' },
} as const

const served = {
  '/openapi.json': { GET: 'The OpenAPI document' },
  '/healthz': { GET: 'Health' },
  '/readyz': { GET: 'Readiness' },
}

/**
 * Answers `/__mock`, and `/` without a token, with a text that tells what this server is. Returns undefined for other requests. With a
 * token, `/` is 404, as in the service.
 *
 * @throws {Refusal} 405
 */
export function indexPage({ method, headers }: IncomingMessage, path: string): Answer | undefined {
  const isOwn = path === '/__mock' || path === '/__mock/'
  if (!isOwn && (path !== '/' || headers.authorization !== undefined)) return undefined
  if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(method, ['GET', 'HEAD'])
  return { status: 200, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: text() }
}

function text(): string {
  const { title, version } = publicDocument.info
  const operations = publicOperations.map(({ id, method, path }) => line(method, path, id))
  return `The mock of the ${title}, version ${version}.

Operations, with their operationIds. Send any bearer token:

${operations.join('\n')}

Paths without a token:

${linesOf(served)}
${linesOf(ownPaths)}

To choose an answer, send \`Prefer: code=429\` or \`Prefer: example=…\`, or use POST /__mock/answers.
`
}

function linesOf(paths: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, meaning]) => line(method, path, meaning)),
    )
    .join('\n')
}

function line(method: string, path: string, meaning: string): string {
  return `${method.padEnd(6)} ${path.padEnd(56)} ${meaning}`
}
