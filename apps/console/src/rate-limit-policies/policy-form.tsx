import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { operationKey, queryOptions, useClient } from '@tenant-api/react'
import { type ReactNode, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { fieldErrors, isConflict, unchangedErrors } from '../controls/field-errors.ts'
import { useFirstInvalid } from '../controls/first-invalid.ts'
import { Loaded } from '../controls/loaded.tsx'
import { isOvertaken, Overtaken } from '../controls/overtaken.tsx'
import { Problem } from '../controls/problem.tsx'
import { policyFields } from '../generated/policy-fields.ts'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed, type OperationName, usePermission } from '../session/permission.tsx'
import { type Tagged, tagged } from '../session/tagged.ts'
import {
  type Action,
  actions,
  type ConfigurationDraft,
  configurationOf,
  draftOf,
  isKnown,
  isSelector,
  meaningOf,
  selectorForms,
  selectorRule,
  useChange,
} from './policy.ts'

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
  const [, navigate] = useLocation()
  const [selector, setSelector] = useState('')
  const [draft, setDraft] = useState(() => draftOf(undefined))
  const values = { ...draft, selector }
  const [refused, setRefused] = useState<typeof values>()
  const { mutate, isPending, error } = useChange('createRateLimitPolicy')
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
      refusal={error}
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

/** The form that changes the configuration of a policy. The API can change nothing else of a policy. */
export function EditPolicy({ id }: { readonly id: string }): ReactNode {
  const client = useClient()
  const policy = useQuery({
    queryKey: [...operationKey(client, 'getRateLimitPolicy'), 'form', id],
    queryFn: ({ signal }) => tagged(client.getRateLimitPolicy({ id }, { signal })),
    // Do not read the policy again, because the form would not show the new answer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [discarded, setDiscarded] = useState(0)
  return (
    <>
      <ViewHeader title="Edit rate limit policy" />
      <Allowed operation="getRateLimitPolicy">
        <Loaded query={policy} what="the rate limit policy">
          {found => (
            <EditForm
              key={discarded}
              current={found}
              onOvertaken={() => void policy.refetch()}
              onDiscard={() => setDiscarded(discarded + 1)}
            />
          )}
        </Loaded>
      </Allowed>
    </>
  )
}

interface EditFormProps {
  readonly current: Tagged<Schemas['RateLimitPolicy']>
  /** Called when someone else has changed the policy, to read it again. */
  readonly onOvertaken: () => void
  readonly onDiscard: () => void
}

function EditForm({ current, onOvertaken, onDiscard }: EditFormProps): ReactNode {
  const { data: policy, condition } = current
  const { id, consumer_selector, configuration } = policy
  /** The policy with which the fields began. */
  const [begun] = useState(policy)
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(() => draftOf(configuration))
  const [refused, setRefused] = useState<typeof draft>()
  const { mutate, isPending, error } = useChange('updateRateLimitPolicy')
  // TanStack Query does not call these if the user leaves the form before the answer.
  const onSuccess = () => navigate('/rate-limit-policies')
  const onError = (refusal: unknown) => {
    if (isOvertaken(refusal)) onOvertaken()
  }
  const errors = fieldErrors(error, {
    limit: '#/configuration/limit',
    redirect_uri: '#/configuration/redirect_uri',
  })
  return (
    <PolicyForm
      submit="Save"
      operation="updateRateLimitPolicy"
      isBusy={isPending}
      error={errors || isOvertaken(error) ? undefined : error}
      refusal={error}
      onSubmit={() => {
        setRefused(draft)
        mutate({ id, ...condition, configuration: configurationOf(draft) }, { onSuccess, onError })
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
      {begun !== policy && (
        <Overtaken
          key={policy.updated_at}
          what="rate limit policy"
          now={policy}
          changes={Object.fromEntries(
            Object.entries(configuration).map(([name, value]) => [labels[name] ?? name, value]),
          )}
          onDiscard={onDiscard}
        />
      )}
    </PolicyForm>
  )
}

/** The labels of the form's fields, by the properties of a configuration. */
const labels: Readonly<Record<string, string>> = {
  action: 'Action',
  limit: 'Limit',
  redirect_uri: 'Redirect to',
}

interface PolicyFormProps {
  /** The label of the submit button, such as "Create". */
  readonly submit: string
  readonly operation: OperationName
  readonly isBusy: boolean
  /** An error that concerns no field. */
  readonly error: unknown
  /** The error of the last attempt. A new one moves the focus to the first invalid field. */
  readonly refusal: unknown
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The frame of the forms that create and edit a policy: the fields (`children`), an error that concerns no field, and buttons. */
function PolicyForm(props: PolicyFormProps): ReactNode {
  const { submit, operation, isBusy, error, refusal, onSubmit, children } = props
  const form = useFirstInvalid<HTMLFormElement>(refusal)
  return (
    <form
      ref={form}
      className="policy-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      {children}
      {error != null && <Problem error={error} />}
      <div className="actions">
        <ActionButton operation={operation} type="submit" tone="primary" isBusy={isBusy}>
          {submit}
        </ActionButton>
        <Link href="/rate-limit-policies" className="button">
          Cancel
        </Link>
      </div>
    </form>
  )
}

interface ConfigurationFieldsProps {
  readonly draft: ConfigurationDraft
  readonly errors: Partial<Record<'limit' | 'redirect_uri', string>>
  readonly onChange: (draft: ConfigurationDraft) => void
}

/** The action of a policy, and the fields that the action has. */
function ConfigurationFields({ draft, errors, onChange }: ConfigurationFieldsProps): ReactNode {
  const { action, limit, redirect_uri } = draft
  const fields = isKnown(action) ? actions[action].fields : []
  const { minimum, maximum } = policyFields.limit
  return (
    <>
      <fieldset className="field">
        <legend>Action</legend>
        {!isKnown(action) && (
          <p className="note">
            This console does not know the action {action}. The action that you choose replaces it.
          </p>
        )}
        {(Object.keys(actions) as Action[]).map(name => (
          <label key={name} className="action">
            <input
              type="radio"
              name="action"
              checked={name === action}
              onChange={() => onChange({ ...draft, action: name })}
            />
            {/* The space separates the two texts for screen readers. */}
            <span>{name} </span>
            <span className="muted">{actions[name].description}</span>
          </label>
        ))}
      </fieldset>
      {fields.includes('limit') && (
        <Field
          label="Limit"
          type="number"
          min={minimum}
          max={maximum}
          value={limit}
          hint={`${policyFields.limit.description} At most ${maximum.toLocaleString()}.`}
          error={errors.limit}
          onChange={event => onChange({ ...draft, limit: event.target.value })}
        />
      )}
      {fields.includes('redirect_uri') && (
        <Field
          label="Redirect to"
          type="url"
          maxLength={policyFields.redirectUri.maxLength}
          value={redirect_uri}
          hint={`Must be ${policyFields.redirectUri.mustBe}.`}
          error={errors.redirect_uri}
          onChange={event => onChange({ ...draft, redirect_uri: event.target.value })}
        />
      )}
    </>
  )
}

interface SelectorFieldProps {
  readonly value: string
  /** The service's error message about the value. */
  readonly error: ReactNode
  readonly onChange: (value: string) => void
}

/** The selector of a policy. The field explains the selector while the user types it, and checks it afterwards. */
function SelectorField({ value, error, onChange }: SelectorFieldProps): ReactNode {
  const [isLeft, setIsLeft] = useState(false)
  const id = useId()
  // Show no error while the user is still typing.
  const fault = error ?? (isLeft && value !== '' && !isSelector(value) ? selectorRule : undefined)
  return (
    <div className="field">
      <label htmlFor={id}>Applies to</label>
      <input
        id={id}
        className="selector"
        value={value}
        list={`${id}-starts`}
        maxLength={policyFields.selector.maxLength}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-description`}
        onChange={event => onChange(event.target.value)}
        onBlur={() => setIsLeft(true)}
      />
      <datalist id={`${id}-starts`}>
        {[...new Set(selectorForms.map(({ start }) => start))].map(start => (
          <option key={start} value={start} />
        ))}
      </datalist>
      <div id={`${id}-description`} className={fault ? 'field-error' : 'muted'} aria-live="polite">
        {fault ?? meaningOf(value) ?? selectorRule}
      </div>
      <details>
        <summary>Selectors</summary>
        <dl className="selectors">
          {selectorForms.map(({ form, meaning }) => (
            <div key={form}>
              <dt>
                <code>{form}</code>
              </dt>
              <dd className="muted">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="muted">{policyFields.selector.order}</p>
      </details>
    </div>
  )
}

interface ExistingPolicyProps {
  readonly selector: string
  /** The service's message about the conflict. */
  readonly message: string
}

/** Says that a selector already has a policy, with a link to that policy. */
function ExistingPolicy({ selector, message }: ExistingPolicyProps): ReactNode {
  const { isAllowed } = usePermission('listRateLimitPolicies')
  const { data } = useQuery({
    ...queryOptions(useClient(), 'listRateLimitPolicies', { consumer_selector: selector }),
    enabled: isAllowed,
  })
  const existing = data?.items[0]
  return (
    <>
      {message} {existing && <Link href={`/rate-limit-policies/${existing.id}`}>Edit that policy</Link>}
    </>
  )
}
