import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { NoSuchPage } from '../page/no-such-page.tsx'
import { EditPolicy } from './edit-policy.tsx'
import { NewPolicy } from './new-policy.tsx'
import { PolicyList } from './policy-list.tsx'
import './rate-limit-policies.css'

/** The view of rate limit policies: the list, and the forms that create and change a policy. */
export function RateLimitPolicies(): ReactNode {
  return (
    <Switch>
      <Route path="/rate-limit-policies" component={PolicyList} />
      <Route path="/rate-limit-policies/new" component={NewPolicy} />
      <Route path="/rate-limit-policies/:id">{({ id }) => <EditPolicy key={id} id={id} />}</Route>
      <Route component={NoSuchPage} />
    </Switch>
  )
}
