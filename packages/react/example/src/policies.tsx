import { useInfiniteQuery } from '@tanstack/react-query'
import { infiniteQueryOptions, useClient } from '@tenant-api/react'
import { ListEnd } from './list-end.tsx'

export function Policies() {
  const policies = useInfiniteQuery(infiniteQueryOptions(useClient(), 'listRateLimitPolicies', { take: 10 }))
  return (
    <section aria-label="Policies">
      <h2>Rate limit policies</h2>
      <ul>
        {policies.data?.pages
          .flatMap(page => page.items)
          .map(({ id, consumer_selector, configuration }) => (
            <li key={id}>{`${consumer_selector}: ${configuration.action}`}</li>
          ))}
      </ul>
      <ListEnd listing={policies} />
    </section>
  )
}
