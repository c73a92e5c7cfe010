import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TenantApiProvider } from '@tenant-api/react'
import { type ReactNode, useState } from 'react'
import { Router } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { useObservable } from './observable.ts'
import { Layout } from './page/layout.tsx'
import { type Session, SessionContext, session } from './session/session.ts'
import { SignIn } from './session/sign-in.tsx'

// By default TanStack Query reports in a later task that a mutation has started. A second click before that task
// would repeat the change.
notifyManager.setScheduler(queueMicrotask)

/** The console: the sign-in until there is a session, then the views. */
export function Console(): ReactNode {
  const current = useObservable(session)
  if (!current) return <SignIn />
  return <SignedIn key={current.startedAt} session={current} />
}

function SignedIn({ session }: { readonly session: Session }): ReactNode {
  // Each session has its own cache, so that the next user does not see the cached answers of this user.
  const [queryClient] = useState(createQueryClient)
  const { clientId, scopes } = session
  // Tabs with the same value share a subscription. If the token does not name its client and its scopes, the tab shares with no other.
  const sharing = clientId !== undefined && scopes ? [clientId, ...[...scopes].sort()].join(' ') : undefined
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        <TenantApiProvider client={session.client} session={sharing}>
          <Router base="/console" searchHook={useEscapedSearch}>
            <Layout />
          </Router>
        </TenantApiProvider>
      </QueryClientProvider>
    </SessionContext>
  )
}

/** Escapes the query of the address, because wouter decodes it once before it parses it: `%2541` would become `A`. */
function useEscapedSearch(): string {
  return useSearch().replaceAll('%', '%25')
}

function createQueryClient(): QueryClient {
  // A browser may report that it is offline although it can reach a service on the same machine.
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 5_000 },
      mutations: { networkMode: 'always' },
    },
  })
}
