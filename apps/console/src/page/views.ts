import { type ComponentType, lazy } from 'react'

/** A view of the console: an entry of the navigation. */
export interface View {
  /** The path of the view below `/console`. The pages of the view are below this path: `<Route path="/event-streams/:id">`. */
  readonly path: string
  readonly title: string
  /** The component of the view. Its script is loaded when the view is first shown. */
  readonly Component: ComponentType
}

export const views: readonly View[] = [
  {
    path: '/',
    title: 'Overview',
    Component: lazy(async () => ({ default: (await import('../overview/overview.tsx')).Overview })),
  },
  {
    path: '/live',
    title: 'Live',
    Component: lazy(async () => ({ default: (await import('../live/live.tsx')).Live })),
  },
  {
    path: '/event-streams',
    title: 'Event streams',
    Component: lazy(async () => ({
      default: (await import('../event-streams/event-streams.tsx')).EventStreams,
    })),
  },
  {
    path: '/deliveries',
    title: 'Deliveries',
    Component: lazy(async () => ({ default: (await import('../deliveries/deliveries.tsx')).Deliveries })),
  },
  {
    path: '/rate-limit-policies',
    title: 'Rate limit policies',
    Component: lazy(async () => ({
      default: (await import('../rate-limit-policies/rate-limit-policies.tsx')).RateLimitPolicies,
    })),
  },
]
