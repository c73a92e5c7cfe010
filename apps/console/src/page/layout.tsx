import { type ReactNode, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { UnstoredSecretsProvider } from '../event-streams/unstored-secrets.tsx'
import { Access } from '../session/access.tsx'
import { usePermission } from '../session/permission.ts'
import { Loading } from '../states/loading.tsx'
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
            <Suspense fallback={<Loading what="the view" />}>
              <Switch>
                {views.map(({ path, Component }) => (
                  <Route key={path} path={path === '/' ? path : `${path}/*?`} component={Component} />
                ))}
                <Route path="/access" component={Access} />
                <Route component={NoSuchPage} />
              </Switch>
            </Suspense>
          </ViewBoundary>
        </UnstoredSecretsProvider>
      </main>
    </div>
  )
}
