import type { Client } from '@tenant-api/client'
import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { createFeeds, type Feeds } from './feeds.ts'

export interface TenantApiProviderProps {
  readonly client: Client
  /**
   * Tabs share a connection, and so their events, only if they have the same session. Pass the id of the signed-in user if people
   * with different rights use one browser. Default: ''.
   */
  readonly session?: string | undefined
  readonly children?: ReactNode
}

interface Tenant {
  readonly client: Client
  readonly feeds: Feeds
}

const TenantContext = createContext<Tenant | undefined>(undefined)

/**
 * Provides a client to the hooks of all components inside it. Create the client once, outside of components. When the provider is
 * unmounted, its subscriptions close.
 */
export function TenantApiProvider({ client, session = '', children }: TenantApiProviderProps): ReactNode {
  const tenant = useMemo(() => ({ client, feeds: createFeeds(client, session) }), [client, session])
  useEffect(() => tenant.feeds.close, [tenant])
  return createElement(TenantContext, { value: tenant }, children)
}

/** @throws {Error} outside of a TenantApiProvider */
export function useTenant(): Tenant {
  const tenant = useContext(TenantContext)
  if (!tenant) throw new Error('The component must be inside a TenantApiProvider.')
  return tenant
}

/** The client of the TenantApiProvider. */
export function useClient(): Client {
  return useTenant().client
}
