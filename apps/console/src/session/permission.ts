import { operations } from '../generated/operations.ts'
import { useSession } from './session.ts'

/** The name of a client's function that needs a scope. */
export type OperationName = keyof typeof operations

/** Whether the token may call an operation; if not, `reason` is a sentence that says why. */
export type Permission =
  | { readonly isAllowed: true; readonly reason?: never }
  | { readonly isAllowed: false; readonly reason: string }

/** Whether the token of the session may call an operation. True if the scopes are not known: the service then decides. */
export function usePermission(name: OperationName): Permission {
  const { scopes } = useSession()
  return permissionOf(name, scopes)
}

export function permissionOf(name: OperationName, scopes: ReadonlySet<string> | null): Permission {
  const { anyScope }: { readonly anyScope: readonly string[] } = operations[name]
  if (!scopes || anyScope.some(scope => scopes.has(scope))) return { isAllowed: true }
  return { isAllowed: false, reason: `The token lacks the scope ${anyScope.join(' or ')}.` }
}
