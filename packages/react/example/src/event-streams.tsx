import { useInfiniteQuery } from '@tanstack/react-query'
import { infiniteQueryOptions, useClient } from '@tenant-api/react'
import { useState } from 'react'
import { Deliveries } from './deliveries.tsx'
import { ListEnd } from './list-end.tsx'

export function EventStreams() {
  const [chosen, choose] = useState<string>()
  const streams = useInfiniteQuery(infiniteQueryOptions(useClient(), 'listEventStreams', { take: 10 }))
  return (
    <section aria-label="Event streams">
      <h2>Event streams</h2>
      <ul>
        {streams.data?.pages
          .flatMap(page => page.items)
          .map(({ id, name, status }) => (
            <li key={id}>
              <button type="button" onClick={() => choose(id)}>
                {name}
              </button>
              {` ${status}`}
            </li>
          ))}
      </ul>
      <ListEnd listing={streams} />
      {chosen && <Deliveries key={chosen} id={chosen} />}
    </section>
  )
}
