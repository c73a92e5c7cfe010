import { type OperationDefinition, operations } from '@tenant-api/contract'
import type { PublicOperationId } from '@tenant-api/examples'

/** An operation of the public document, with its name. */
export interface Operation extends OperationDefinition {
  readonly id: PublicOperationId
}

export interface Match {
  /** Absent for an undocumented path or method. */
  readonly operation?: Operation
  /** The documented methods of the path; empty for an undocumented path. */
  readonly allowed: readonly string[]
  /** True for a path that needs no token. */
  readonly isPublic: boolean
}

export const publicOperations: readonly Operation[] = Object.entries<OperationDefinition>(operations)
  .filter(([, { internal }]) => !internal)
  .map(([id, definition]) => ({ ...definition, id: id as PublicOperationId }))

const publicPaths = /^\/(\.well-known\/.*|oauth\/token\/?|healthz|readyz|openapi\.json)$/

/** Finds the operation of a request by its exact path, still encoded and without a query, and its method. */
export function matchOperation(method: string, path: string): Match {
  const plainPath = path === '/oauth/token' ? operations.issue_token.path : path
  const candidates = publicOperations.filter(({ path: template }) => pattern(template).test(plainPath))
  const operation = candidates.find(candidate => methods(candidate).includes(method))
  return {
    ...(operation && { operation }),
    allowed: candidates.flatMap(methods),
    isPublic: publicPaths.test(path),
  }
}

function pattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** A GET that needs no token answers HEAD too. */
function methods({ method, audience }: Operation): readonly string[] {
  return method === 'GET' && audience === null ? ['GET', 'HEAD'] : [method]
}
