import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { mutationOptions, operationKey, queryOptions, useClient } from '@tenant-api/react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { fieldErrors } from '../states/field-errors.ts'
import { Loaded } from '../states/loaded.tsx'
import { unchangedErrors } from '../states/unchanged-errors.ts'
import { configurationOf, draftOf } from './actions.ts'
import { ConfigurationFields } from './configuration-fields.tsx'
import { PolicyForm } from './policy-form.tsx'
import { meaningOf } from './selectors.ts'

interface EditPolicyProps {
  readonly id: string
}

/** The form that changes the configuration of a policy. The API can change nothing else of a policy. */
export function EditPolicy({ id }: EditPolicyProps): ReactNode {
  const client = useClient()
  const policy = useQuery({
    ...queryOptions(client, 'getRateLimitPolicy', { id }),
    // Do not read the policy again, because the form would not show the new answer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <ViewHeader title="Edit rate limit policy" />
      <Allowed operation="getRateLimitPolicy">
        <Loaded query={policy} what="the rate limit policy">
          {found => <EditForm policy={found} />}
        </Loaded>
      </Allowed>
    </>
  )
}

interface EditFormProps {
  readonly policy: Schemas['RateLimitPolicy']
}

function EditForm({ policy: { id, consumer_selector, configuration } }: EditFormProps): ReactNode {
  const client = useClient()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(() => draftOf(configuration))
  const [refused, setRefused] = useState<typeof draft>()
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(client, 'updateRateLimitPolicy'),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: operationKey(client, 'listRateLimitPolicies') }),
  })
  // TanStack Query does not call this if the user leaves the form before the answer.
  const onSuccess = () => navigate('/rate-limit-policies')
  const errors = fieldErrors(error, {
    limit: '#/configuration/limit',
    redirect_uri: '#/configuration/redirect_uri',
  })
  return (
    <PolicyForm
      submit="Save"
      operation="updateRateLimitPolicy"
      isBusy={isPending}
      error={errors ? undefined : error}
      onSubmit={() => {
        setRefused(draft)
        mutate({ id, configuration: configurationOf(draft) }, { onSuccess })
      }}
    >
      <div className="field">
        <span className="label">Applies to</span>
        <code>{consumer_selector}</code>
        <p className="muted">{meaningOf(consumer_selector)}</p>
      </div>
      <ConfigurationFields
        draft={draft}
        errors={unchangedErrors(errors, refused, draft)}
        onChange={setDraft}
      />
    </PolicyForm>
  )
}
