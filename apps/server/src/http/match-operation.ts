import { type OperationId, operations, tokenPaths } from '@tenant-api/contract'
import type { RequestHandler } from 'express'
import { Problem } from '../api/problem.ts'
import type { Operation } from './call-state.ts'

interface Route {
  readonly pattern: RegExp
  readonly byMethod: ReadonlyMap<string, Operation>
  readonly methods: readonly string[]
}

const routes = Array.from(
  Map.groupBy(
    Object.entries(operations).map(([id, operation]): Operation => ({ ...operation, id: id as OperationId })),
    operation => operation.path,
  ),
  ([path, operations]): Route => {
    const byMethod = new Map(
      operations.flatMap(operation => methodsOf(operation).map(method => [method, operation])),
    )
    return {
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      byMethod,
      methods: [...byMethod.keys()],
    }
  },
)

/** HEAD is allowed for public GET operations only, so that a HEAD never opens a stream. */
function methodsOf({ method, audience }: Operation): readonly string[] {
  return method === 'GET' && audience === null ? ['GET', 'HEAD'] : [method]
}

/** Whether a path never requires a token, even if the document does not have the path. */
function isPublic(path: string): boolean {
  return path.startsWith('/.well-known/') || isTokenEndpoint(path)
}

/**
 * Finds the operation of a request by exact path and method. Unauthenticated callers must not learn which paths exist. So a
 * request without an operation is refused only after the token check, by `requireOperation`.
 */
export const matchOperation: RequestHandler = (req, res, next) => {
  // Some OAuth clients omit the slash at the end of the token endpoint. Every other path must match exactly.
  if (isTokenEndpoint(`${req.path}/`)) req.url = req.originalUrl = req.url.replace(req.path, `${req.path}/`)
  const route = routes.find(({ pattern }) => pattern.test(req.path))
  const operation = route?.byMethod.get(req.method)
  res.locals.call.allowedMethods = route?.methods ?? []
  // Treat HEAD as GET, because the validator only knows the methods of the document. Node still sends no body.
  if (operation && req.method === 'HEAD') req.method = operation.method
  if (operation) res.locals.call.operation = operation
  else if (isPublic(req.path)) return requireOperation(req, res, next)
  next()
}

/** Refuses a request for a path or method that the document does not have. */
export const requireOperation: RequestHandler = (req, res, next) => {
  const { operation, allowedMethods = [] } = res.locals.call
  // A request target must not have a fragment (RFC 9112, section 3.2). Express drops it, but the validator treats it as part
  // of the path.
  if (req.originalUrl.includes('#')) throw new Problem('invalid_uri', 'The path must not have a fragment.')
  if (!isWellFormed(req.path)) {
    throw new Problem(
      'invalid_uri',
      'The path holds an encoded slash, or is not valid percent-encoded UTF-8.',
    )
  }
  if (allowedMethods.length === 0) throw new Problem('not_found', 'There is nothing at this path.')
  if (!operation) {
    const headers = { Allow: allowedMethods.join(', ') }
    throw new Problem('method_not_allowed', `The method ${req.method} is not allowed at this path.`, {
      headers,
    })
  }
  // Set these headers only after the token check, because unauthenticated callers must not learn which operations exist.
  res.set(operation.deprecation)
  next()
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return !/%2f/i.test(path)
  } catch {
    return false
  }
}

/** Whether a path is the document's `tokenUrl`. Its errors have the form of RFC 6749. */
export function isTokenEndpoint(path: string): boolean {
  return tokenPaths.includes(path)
}
