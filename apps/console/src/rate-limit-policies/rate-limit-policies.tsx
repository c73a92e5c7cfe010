import { type ReactNode, useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { NoSuchPage, ViewHeader } from '../page/view-header.tsx'
import { EditPolicy, NewPolicy } from './policy-form.tsx'
import './rate-limit-policies.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { infiniteQueryOptions, operationKey, useClient } from '@tenant-api/react'
import { flushSync } from 'react-dom'
import { Badge, type Tone } from '../controls/badge.tsx'
import { ActionButton, LoadMore } from '../controls/button.tsx'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { Empty, Loaded } from '../controls/loaded.tsx'
import { Time } from '../controls/time.tsx'
import { ChangedBy } from '../log/changed-by.tsx'
import { Allowed } from '../session/permission.tsx'
import { tagged } from '../session/tagged.ts'
import { type Action, actions, type Configuration, isKnown, meaningOf, useChange } from './policy.ts'

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

/** The rate limit policies of the tenant. */
function PolicyList(): ReactNode {
  const [, navigate] = useLocation()
  return (
    <>
      <ViewHeader title="Rate limit policies" description="How often clients may call the token endpoint.">
        <ActionButton
          operation="createRateLimitPolicy"
          tone="primary"
          onClick={() => navigate('/rate-limit-policies/new')}
        >
          New policy
        </ActionButton>
      </ViewHeader>
      <Allowed operation="listRateLimitPolicies">
        <Policies />
      </Allowed>
    </>
  )
}

function Policies(): ReactNode {
  const list = useInfiniteQuery({
    ...infiniteQueryOptions(useClient(), 'listRateLimitPolicies', {}),
    refetchInterval: ({ state }) => refreshTime * (state.data?.pages.length ?? 1),
  })
  return (
    <Loaded query={list} what="rate limit policies">
      {({ pages }) =>
        pages[0]?.items.length === 0 ? (
          <Empty title="There are no rate limit policies yet.">
            Without a policy, only the limits of the service itself apply.
          </Empty>
        ) : (
          <>
            <PolicyTable policies={pages.flatMap(({ items }) => items)} />
            <LoadMore list={list} />
          </>
        )
      }
    </Loaded>
  )
}

/** Milliseconds between two refreshes if one page is loaded. With n pages the interval is n times as long. */
const refreshTime = 15_000

type Policy = Schemas['RateLimitPolicy']

/** A table of policies. Each row says in words to whom the policy applies, and what it does. */
function PolicyTable({ policies }: { readonly policies: readonly Policy[] }): ReactNode {
  const [, navigate] = useLocation()
  const [doomed, setDoomed] = useState<Policy>()
  return (
    <>
      <table className="cards policies">
        <thead>
          <tr>
            <th scope="col">Applies to</th>
            <th scope="col">Action</th>
            <th scope="col">Changed</th>
            <th scope="col">
              <span className="hidden">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {policies.map(policy => {
            const { id, consumer_selector, configuration, updated_at } = policy
            return (
              <tr key={id}>
                <td data-label="Applies to">
                  <code>{consumer_selector}</code>
                  <p className="muted">{meaningOf(consumer_selector)}</p>
                </td>
                <td data-label="Action">
                  <ConfigurationSummary configuration={configuration} />
                </td>
                <td data-label="Changed" className="when">
                  {updated_at && (
                    <>
                      <Time value={updated_at} /> <ChangedBy id={id} at={updated_at} />
                    </>
                  )}
                </td>
                <td>
                  <div className="actions">
                    <ActionButton
                      operation="updateRateLimitPolicy"
                      aria-label={`Edit the policy of ${consumer_selector}`}
                      onClick={() => navigate(`/rate-limit-policies/${id}`)}
                    >
                      Edit
                    </ActionButton>
                    <ActionButton
                      operation="deleteRateLimitPolicy"
                      aria-label={`Delete the policy of ${consumer_selector}`}
                      onClick={() => setDoomed(policy)}
                    >
                      Delete
                    </ActionButton>
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {doomed && <DeletePolicy policy={doomed} onEnd={() => setDoomed(undefined)} />}
    </>
  )
}

const tones: Readonly<Record<Action, Tone>> = {
  allow: 'good',
  log: 'neutral',
  redirect: 'warning',
  block: 'bad',
}

/** A text that says what a policy does. */
function ConfigurationSummary({ configuration }: { readonly configuration: Configuration }): ReactNode {
  const { action } = configuration
  return (
    <>
      <Badge tone={isKnown(action) ? tones[action] : 'neutral'}>{action}</Badge>
      {'limit' in configuration && ` ${configuration.limit.toLocaleString()} a second`}
      <p className="muted">
        {isKnown(action) ? actions[action].description : 'This console does not know the action.'}
        {'redirect_uri' in configuration && ` To ${configuration.redirect_uri}`}
      </p>
    </>
  )
}

interface DeletePolicyProps {
  readonly policy: Schemas['RateLimitPolicy']
  /** Called after the deletion, or when the user cancels. */
  readonly onEnd: () => void
}

/** Asks before it deletes a policy. */
function DeletePolicy({ policy: { id, consumer_selector }, onEnd }: DeletePolicyProps): ReactNode {
  const client = useClient()
  // The list has no entity tags. Read the policy once, so that the dialog shows what it deletes.
  const current = useQuery({
    queryKey: [...operationKey(client, 'getRateLimitPolicy'), 'to delete', id],
    queryFn: ({ signal }) => tagged(client.getRateLimitPolicy({ id }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const { mutate, isPending, error } = useChange('deleteRateLimitPolicy')
  /** TanStack Query does not call this if the user closes the dialog before the answer. */
  function onSuccess(): void {
    // The deleted row contained the button that had the focus, so focus the heading instead. Close the dialog first:
    // while it is open, nothing outside of it can take the focus.
    flushSync(onEnd)
    document.querySelector('h1')?.focus()
  }
  return (
    <ConfirmDialog
      title="Delete the rate limit policy?"
      confirm="Delete"
      isBusy={isPending || current.isPending}
      error={error ?? current.error}
      onConfirm={() => current.data && mutate({ id, ...current.data.condition }, { onSuccess })}
      onCancel={onEnd}
    >
      <p>
        The policy of <code>{consumer_selector}</code> ends at once. This cannot be undone.
      </p>
      {current.data && (
        <div>
          <ConfigurationSummary configuration={current.data.data.configuration} />
        </div>
      )}
    </ConfirmDialog>
  )
}
