import type { Client } from '@tenant-api/client'
import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { checkProps } from './check-options.ts'
import { closingFeeds, createFeeds, type Feeds } from './feeds.ts'
import type { TenantApiProviderProps } from './option-types.ts'

const FeedsContext = createContext<Feeds | null>(null)

/**
 * Provides a client to the hooks of all components inside it. Create the client once, outside of components. When the provider is
 * unmounted, its subscriptions close.
 */
export function TenantApiProvider(props: TenantApiProviderProps): ReactNode {
  if (process.env.NODE_ENV !== 'production') checkProps(props)
  const { client, session, children } = props
  const feeds = useMemo(() => createFeeds(client, session || Math.random()), [client, session])
  useEffect(() => (process.env.NODE_ENV === 'production' ? feeds.close : closingFeeds(feeds)), [feeds])
  return createElement(FeedsContext, { value: feeds }, children)
}

/** @throws {Error} in development, outside of a TenantApiProvider */
export function useFeeds(): Feeds {
  const feeds = useContext(FeedsContext)
  if (process.env.NODE_ENV !== 'production' && !feeds)
    throw new Error('Render inside <TenantApiProvider client={client}>.')
  return feeds as Feeds
}

/** The client of the TenantApiProvider. */
export function useClient(): Client {
  return useFeeds().client
}
