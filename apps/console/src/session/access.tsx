import type { ReactNode } from 'react'
import { Badge } from '../controls/badge.tsx'
import { operations } from '../generated/operations.ts'
import { ViewHeader } from '../page/view-header.tsx'
import { type OperationName, permissionOf } from './permission.tsx'
import { useSession } from './session.ts'

const names = Object.keys(operations) as readonly OperationName[]

/** The scopes of operations that the token may not call. */
export function missingScopes(scopes: ReadonlySet<string> | null): ReadonlySet<string> {
  return new Set(
    names.filter(name => !permissionOf(name, scopes).isAllowed).flatMap(name => operations[name].anyScope),
  )
}

/** The operations that the token of the session may call, and the missing scopes of the others. */
export function Access(): ReactNode {
  const { name, scopes } = useSession()
  return (
    <>
      <ViewHeader title="Access" description={`What the token of ${name} may do.`} />
      {!scopes && (
        <p className="note">The scopes of the token are not known. The service decides on each request.</p>
      )}
      <div>
        <table className="cards">
          <thead>
            <tr>
              <th scope="col">To</th>
              <th scope="col">Scope</th>
              <th scope="col">Token</th>
            </tr>
          </thead>
          <tbody>
            {names.map(operation => {
              const { isAllowed } = permissionOf(operation, scopes)
              return (
                <tr key={operation}>
                  <td data-label="To">{operations[operation].summary}</td>
                  <td data-label="Scope">
                    <code>{operations[operation].anyScope.join(' or ')}</code>
                  </td>
                  <td data-label="Token">
                    <Badge tone={isAllowed ? 'good' : 'bad'}>{isAllowed ? 'allowed' : 'scope missing'}</Badge>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}
