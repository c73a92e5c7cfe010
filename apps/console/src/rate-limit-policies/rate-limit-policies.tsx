import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { NoSuchPage } from '../page/no-such-page.tsx'
import { EditPolicy } from './edit-policy.tsx'
import { NewPolicy } from './new-policy.tsx'
import { PolicyList } from './policy-list.tsx'
import './rate-limit-policies.css'

/** Rate limit policies: the list, a new one, and one to change. */
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
