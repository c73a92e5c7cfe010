import { useInfiniteQuery } from '@tanstack/react-query'
import { infiniteQueryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import { LoadMore } from '../controls/load-more.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { Empty } from '../states/empty.tsx'
import { Loaded } from '../states/loaded.tsx'
import { PolicyTable } from './policy-table.tsx'

/** The rate limit policies of the tenant. */
export function PolicyList(): ReactNode {
  const [, navigate] = useLocation()
  return (
    <>
      <ViewHeader title="Rate limit policies" description="How often clients may call the token endpoint.">
        <ActionButton
          operation="createRateLimitPolicy"
          tone="primary"
          onClick={() => navigate('/rate-limit-policies/new')}
        >
          New policy
        </ActionButton>
      </ViewHeader>
      <Allowed operation="listRateLimitPolicies">
        <Policies />
      </Allowed>
    </>
  )
}

function Policies(): ReactNode {
  const list = useInfiniteQuery({
    ...infiniteQueryOptions(useClient(), 'listRateLimitPolicies', {}),
    refetchInterval: ({ state }) => refreshTime * (state.data?.pages.length ?? 1),
  })
  return (
    <Loaded query={list} what="rate limit policies">
      {({ pages }) =>
        pages[0]?.items.length === 0 ? (
          <Empty title="There are no rate limit policies yet.">
            Without a policy, only the limits of the service itself apply.
          </Empty>
        ) : (
          <>
            <PolicyTable policies={pages.flatMap(({ items }) => items)} />
            <LoadMore list={list} />
          </>
        )
      }
    </Loaded>
  )
}

/** Milliseconds between two refreshes if one page is loaded. With n pages the interval is n times as long. */
const refreshTime = 15_000
