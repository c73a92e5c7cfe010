import { type OperationDefinition, type OperationId, operations } from '@tenant-api/contract'
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
  const candidates = publicOperations.filter(({ path: template }) => isAt(template, path))
  const operation = candidates.find(candidate => methods(candidate).includes(method))
  return {
    ...(operation && { operation }),
    parameters: parametersOf(operation?.path ?? '', documentedPath(path)),
    allowed: candidates.flatMap(methods),
    isPublic: publicPaths.test(path),
  }
}

/** The operation of a request in the whole document, with the internal operations. */
export function operationIdOf(method: string, path: string): OperationId | undefined {
  const found = Object.entries<OperationDefinition>(operations).find(
    ([, definition]) => methods(definition).includes(method) && isAt(definition.path, path),
  )
  return found?.[0] as OperationId | undefined
}

function isAt(template: string, path: string): boolean {
  return pattern(template).test(documentedPath(path))
}

function documentedPath(path: string): string {
  return path === '/oauth/token' ? operations.issue_token.path : path
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
function methods({ method, audience }: OperationDefinition): readonly string[] {
  return method === 'GET' && audience === null ? ['GET', 'HEAD'] : [method]
}
