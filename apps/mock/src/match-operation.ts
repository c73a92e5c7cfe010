import { type OperationDefinition, operations } from '@tenant-api/contract'
import type { PathParameters, PublicOperationId } from '@tenant-api/simulator'

/** An operation of the public document, with its operationId. */
export interface Operation extends OperationDefinition {
  readonly id: PublicOperationId
}

export interface Match {
  /** Absent for an undocumented path or method. */
  readonly operation?: Operation
  /** The parameters in the path, decoded. */
  readonly parameters: PathParameters
  /** The documented methods of the path; empty for an undocumented path. */
  readonly allowed: readonly string[]
  /** True for a path that needs no token. */
  readonly isPublic: boolean
}

export const publicOperations: readonly Operation[] = Object.entries<OperationDefinition>(operations)
  .filter(([, { internal }]) => !internal)
  .map(([id, definition]) => ({ ...definition, id: id as PublicOperationId }))

const publicPaths = /^\/(\.well-known\/.*|oauth\/token\/?|healthz|readyz|openapi\.json)$/

/** Finds the operation of a request by its method and its path, which must be still percent-encoded and without the query. */
export function matchOperation(method: string, path: string): Match {
  const plainPath = path === '/oauth/token' ? operations.issue_token.path : path
  const candidates = publicOperations.filter(({ path: template }) => pattern(template).test(plainPath))
  const operation = candidates.find(candidate => methods(candidate).includes(method))
  return {
    ...(operation && { operation }),
    parameters: parametersOf(operation?.path ?? '', plainPath),
    allowed: candidates.flatMap(methods),
    isPublic: publicPaths.test(path),
  }
}

function pattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

function parametersOf(template: string, path: string): PathParameters {
  const { groups = {} } = pattern(template).exec(path) ?? {}
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]))
}

/** Invalid percent-encoding stays as it is. `checkEncoding` refuses it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The methods of an operation. A GET operation that needs no token also answers HEAD. */
function methods({ method, audience }: Operation): readonly string[] {
  return method === 'GET' && audience === null ? ['GET', 'HEAD'] : [method]
}
