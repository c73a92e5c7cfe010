import { useQuery } from '@tanstack/react-query'
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { Button } from '../controls/button.tsx'
import { Loaded } from '../controls/loaded.tsx'
import { Problem, ScriptError } from '../controls/problem.tsx'
import { UnstoredSecretsProvider } from '../event-streams/unstored-secrets.tsx'
import { version } from '../generated/version.ts'
import { Access, missingScopes } from '../session/access.tsx'
import { usePermission } from '../session/permission.tsx'
import { signOut, useSession } from '../session/session.ts'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { StayConnected } from './stay-connected.ts'
import { NoSuchPage } from './view-header.tsx'

/** The page of a session: the navigation, and the view that the address names. */
export function Layout(): ReactNode {
  const { isAllowed } = usePermission('subscribeEvents')
  const [location] = useLocation()
  const [, view] = location.split('/')
  return (
    <div className="layout">
      {isAllowed && <StayConnected />}
      <SignInAgain />
      <a className="skip" href="#view">
        Skip to the content
      </a>
      <Navigation />
      <main id="view" tabIndex={-1}>
        <UnstoredSecretsProvider>
          <ViewBoundary key={view}>
            <Switch>
              {views.map(view => (
                <Route key={view.path} path={view.path === '/' ? view.path : `${view.path}/*?`}>
                  <LoadedView view={view} />
                </Route>
              ))}
              <Route path="/access" component={Access} />
              <Route component={NoSuchPage} />
            </Switch>
          </ViewBoundary>
        </UnstoredSecretsProvider>
      </main>
    </div>
  )
}

/** Links to the views, the name of the client, and the sign-out. On narrow pages a button opens them. */
function Navigation(): ReactNode {
  const { name, scopes } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const [location] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu
  useEffect(() => setIsOpen(false), [location])
  const missing = missingScopes(scopes).size
  return (
    <header className={isOpen ? 'sidebar open' : 'sidebar'}>
      <div className="bar">
        <span className="brand">
          Console
          <span
            className="service"
            title={`The service at ${globalThis.location.host}, version ${version} of the API`}
          >
            {globalThis.location.host} · {version}
          </span>
        </span>
        <Button className="menu-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Menu
        </Button>
      </div>
      <div className="menu">
        <nav aria-label="Views">
          <ul>
            {views.map(({ path, title }) => (
              <li key={path}>
                <Link href={path} aria-current={isWithin(location, path) ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="signed-in">
          <p>
            <span className="muted">Signed in as</span>
            <strong title={name}>{name}</strong>
          </p>
          <Link href="/access" aria-current={location === '/access' ? 'page' : undefined}>
            {missing === 0 ? 'Access' : `Access (${missing} ${missing === 1 ? 'scope' : 'scopes'} missing)`}
          </Link>
          <Button onClick={signOut}>Sign out</Button>
        </div>
      </div>
    </header>
  )
}

function isWithin(location: string, path: string): boolean {
  return location === path || (path !== '/' && location.startsWith(`${path}/`))
}

/** A view of the console: an entry of the navigation. */
export interface View {
  /** The path of the view below `/console`. The pages of the view are below this path: `<Route path="/event-streams/:id">`. */
  readonly path: string
  readonly title: string
  /** Loads the script of the view, and resolves with its component. */
  readonly load: () => Promise<ComponentType>
}

export const views: readonly View[] = [
  { path: '/', title: 'Overview', load: async () => (await import('../overview/overview.tsx')).Overview },
  { path: '/live', title: 'Live', load: async () => (await import('../live/live.tsx')).Live },
  {
    path: '/event-streams',
    title: 'Event streams',
    load: async () => (await import('../event-streams/event-streams.tsx')).EventStreams,
  },
  {
    path: '/deliveries',
    title: 'Failed deliveries',
    load: async () => (await import('../deliveries/deliveries.tsx')).Deliveries,
  },
  {
    path: '/rate-limit-policies',
    title: 'Rate limit policies',
    load: async () => (await import('../rate-limit-policies/rate-limit-policies.tsx')).RateLimitPolicies,
  },
  { path: '/log', title: 'Log', load: async () => (await import('../log/log.tsx')).Log },
]

/**
 * A view, whose script is loaded when the view is first shown. If that fails, a button tries again. `lazy` of React would remember the
 * failure until the page is reloaded, which loses the live events.
 */
function LoadedView({ view: { path, load } }: { readonly view: View }): ReactNode {
  const component = useQuery({
    queryKey: ['view', path],
    queryFn: () =>
      load().catch(cause => {
        throw new ScriptError('The view could not be loaded', { cause })
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

interface ViewBoundaryProps {
  readonly children: ReactNode
}

/** Shows an error in place of a view that fails. */
class ViewBoundary extends Component<ViewBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <Problem error={error} />
  }
}
