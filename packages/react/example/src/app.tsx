import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Client } from '@tenant-api/client'
import { TenantApiProvider } from '@tenant-api/react'
import { useState } from 'react'
import { EventStreams } from './event-streams.tsx'
import { Live } from './live.tsx'
import { NewPolicy } from './new-policy.tsx'
import { Policies } from './policies.tsx'

export function App({ client }: { client: Client }) {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      {/* The proxy gives all tabs the same rights, so they may share a connection. */}
      <TenantApiProvider client={client} session="proxy">
        <Policies />
        <NewPolicy />
        <EventStreams />
        <Live />
      </TenantApiProvider>
    </QueryClientProvider>
  )
}
