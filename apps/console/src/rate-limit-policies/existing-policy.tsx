import { useQuery } from '@tanstack/react-query'
import { queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePermission } from '../session/permission.ts'

interface ExistingPolicyProps {
  readonly selector: string
  /** The service's message about the conflict. */
  readonly message: string
}

/** Says that a selector already has a policy, with a link to that policy. */
export function ExistingPolicy({ selector, message }: ExistingPolicyProps): ReactNode {
  const { isAllowed } = usePermission('listRateLimitPolicies')
  const { data } = useQuery({
    ...queryOptions(useClient(), 'listRateLimitPolicies', { consumer_selector: selector }),
    enabled: isAllowed,
  })
  const existing = data?.items[0]
  return (
    <>
      {message} {existing && <Link href={`/rate-limit-policies/${existing.id}`}>Edit that policy</Link>}
    </>
  )
}
