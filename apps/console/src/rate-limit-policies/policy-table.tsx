import type { Schemas } from '@tenant-api/client'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import { Time } from '../controls/time.tsx'
import { ConfigurationSummary } from './configuration-summary.tsx'
import { DeletePolicy } from './delete-policy.tsx'
import { meaningOf } from './selectors.ts'

type Policy = Schemas['RateLimitPolicy']

interface PolicyTableProps {
  readonly policies: readonly Policy[]
}

/** A table of policies. Each row says in words to whom the policy applies, and what it does. */
export function PolicyTable({ policies }: PolicyTableProps): ReactNode {
  const [, navigate] = useLocation()
  const [doomed, setDoomed] = useState<Policy>()
  return (
    <>
      <table className="policies">
        <thead>
          <tr>
            <th scope="col">Applies to</th>
            <th scope="col">Action</th>
            <th scope="col">Changed</th>
            <th scope="col">
              <span className="hidden">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {policies.map(policy => {
            const { id, consumer_selector, configuration, updated_at } = policy
            return (
              <tr key={id}>
                <td>
                  <code>{consumer_selector}</code>
                  <p className="muted">{meaningOf(consumer_selector)}</p>
                </td>
                <td>
                  <ConfigurationSummary configuration={configuration} />
                </td>
                <td className="when">{updated_at && <Time value={updated_at} />}</td>
                <td>
                  <div className="actions">
                    <ActionButton
                      operation="updateRateLimitPolicy"
                      aria-label={`Edit the policy of ${consumer_selector}`}
                      onClick={() => navigate(`/rate-limit-policies/${id}`)}
                    >
                      Edit
                    </ActionButton>
                    <ActionButton
                      operation="deleteRateLimitPolicy"
                      aria-label={`Delete the policy of ${consumer_selector}`}
                      onClick={() => setDoomed(policy)}
                    >
                      Delete
                    </ActionButton>
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {doomed && <DeletePolicy policy={doomed} onEnd={() => setDoomed(undefined)} />}
    </>
  )
}
