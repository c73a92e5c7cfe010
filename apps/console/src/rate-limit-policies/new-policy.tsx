import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutationOptions, operationKey, useClient } from '@tenant-api/react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { policyFields } from '../generated/policy-fields.ts'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { isConflict } from '../states/conflict.ts'
import { fieldErrors } from '../states/field-errors.ts'
import { unchangedErrors } from '../states/unchanged-errors.ts'
import { configurationOf, draftOf } from './actions.ts'
import { ConfigurationFields } from './configuration-fields.tsx'
import { ExistingPolicy } from './existing-policy.tsx'
import { PolicyForm } from './policy-form.tsx'
import { SelectorField } from './selector-field.tsx'

const [resource] = policyFields.resource.values
const [consumer] = policyFields.consumer.values

export function NewPolicy(): ReactNode {
  return (
    <>
      <ViewHeader title="New rate limit policy" />
      <Allowed operation="createRateLimitPolicy">
        <NewPolicyForm />
      </Allowed>
    </>
  )
}

function NewPolicyForm(): ReactNode {
  const client = useClient()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [selector, setSelector] = useState('')
  const [draft, setDraft] = useState(() => draftOf(undefined))
  const values = { ...draft, selector }
  const [refused, setRefused] = useState<typeof values>()
  const { mutate, isPending, error } = useMutation({
    ...mutationOptions(client, 'createRateLimitPolicy'),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: operationKey(client, 'listRateLimitPolicies') }),
  })
  // TanStack Query does not call this if the user leaves the form before the answer.
  const onSuccess = () => navigate('/rate-limit-policies')
  const errors = fieldErrors(error, {
    selector: '#/consumer_selector',
    limit: '#/configuration/limit',
    redirect_uri: '#/configuration/redirect_uri',
  })
  const shown = unchangedErrors(errors, refused, values)
  return (
    <PolicyForm
      submit="Create"
      operation="createRateLimitPolicy"
      isBusy={isPending}
      error={errors || isConflict(error) ? undefined : error}
      onSubmit={() => {
        setRefused(values)
        mutate(
          { resource, consumer, consumer_selector: selector, configuration: configurationOf(draft) },
          { onSuccess },
        )
      }}
    >
      <SelectorField
        value={selector}
        error={
          isConflict(error) && refused?.selector === selector ? (
            <ExistingPolicy selector={selector} message={error.detail} />
          ) : (
            shown.selector
          )
        }
        onChange={setSelector}
      />
      <ConfigurationFields draft={draft} errors={shown} onChange={setDraft} />
    </PolicyForm>
  )
}
