/** A module of a library: the compiler must be able to name the types of all its exports. */
export const exported = `
import { skipToken } from '@tanstack/react-query'
import { createClient } from '@tenant-api/client'
import * as hooks from '@tenant-api/react'

export const client = createClient({ baseUrl: 'https://tenant.example.com', token: 'any' })
export const page = () => client.listEventStreams({ take: 5 }).page()
export const streams = () => client.listEventStreams()
export const events = () => client.subscribe({ event_type: ['user.created'] })
export const stream = (id: string) => hooks.queryOptions(client, 'getEventStream', { id })
export const maybeStream = (id?: string) => hooks.queryOptions(client, 'getEventStream', id ? { id } : skipToken)
export const pages = () => hooks.infiniteQueryOptions(client, 'listEventStreams')
export const maybePages = (id?: string) => hooks.infiniteQueryOptions(client, 'getEventDeliveries', id ? { id } : skipToken)
export const update = () => hooks.mutationOptions(client, 'updateEventStream')
export const key = () => hooks.operationKey(client, 'getEventStream')
export const stale = () => hooks.staleKeys(client)
export const useUsers = () => hooks.useEvents({ event_type: ['user.created'] })
export const useRate = () => hooks.useEventRate()
export const useRedelivering = () => hooks.useRedelivery()
export const useTenant = () => hooks.useClient()
`
