import type { ComponentType } from 'react'

/** A view of the console: an entry of the navigation. */
export interface View {
  /** The path of the view below `/console`. The pages of the view are below this path: `<Route path="/event-streams/:id">`. */
  readonly path: string
  readonly title: string
  /** Loads the script of the view, and resolves with its component. */
  readonly load: () => Promise<ComponentType>
}

export const views: readonly View[] = [
  {
    path: '/',
    title: 'Overview',
    load: async () => (await import('../overview/overview.tsx')).Overview,
  },
  {
    path: '/live',
    title: 'Live',
    load: async () => (await import('../live/live.tsx')).Live,
  },
  {
    path: '/event-streams',
    title: 'Event streams',
    load: async () => (await import('../event-streams/event-streams.tsx')).EventStreams,
  },
  {
    path: '/deliveries',
    title: 'Deliveries',
    load: async () => (await import('../deliveries/deliveries.tsx')).Deliveries,
  },
  {
    path: '/rate-limit-policies',
    title: 'Rate limit policies',
    load: async () => (await import('../rate-limit-policies/rate-limit-policies.tsx')).RateLimitPolicies,
  },
]
