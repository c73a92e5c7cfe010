import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../states/loaded.tsx'
import type { View } from './views.ts'

interface LoadedViewProps {
  readonly view: View
}

/**
 * A view, whose script is loaded when the view is first shown. If that fails, a button tries again. `lazy` of React would remember the
 * failure until the page is reloaded, which loses the live events.
 */
export function LoadedView({ view: { path, load } }: LoadedViewProps): ReactNode {
  const component = useQuery({
    queryKey: ['view', path],
    queryFn: () =>
      load().catch(cause => {
        throw new Error('The view could not be loaded', { cause })
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Loaded query={component} what="the view">
      {Component => <Component />}
    </Loaded>
  )
}
