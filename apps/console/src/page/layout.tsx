import type { ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { UnstoredSecretsProvider } from '../event-streams/unstored-secrets.tsx'
import { Access } from '../session/access.tsx'
import { usePermission } from '../session/permission.ts'
import { LoadedView } from './loaded-view.tsx'
import { Navigation } from './navigation.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { StayConnected } from './stay-connected.ts'
import { ViewBoundary } from './view-boundary.tsx'
import { views } from './views.ts'

/** The page of a session: the navigation, and the view that the address names. */
export function Layout(): ReactNode {
  const { isAllowed } = usePermission('subscribeEvents')
  const [location] = useLocation()
  const [, view] = location.split('/')
  return (
    <div className="layout">
      {isAllowed && <StayConnected />}
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
