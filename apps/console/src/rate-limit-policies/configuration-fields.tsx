import type { ReactNode } from 'react'
import { Field } from '../controls/field.tsx'
import { policyFields } from '../generated/policy-fields.ts'
import { type Action, actions, type ConfigurationDraft, isKnown } from './actions.ts'

interface ConfigurationFieldsProps {
  readonly draft: ConfigurationDraft
  readonly errors: Partial<Record<'limit' | 'redirect_uri', string>>
  readonly onChange: (draft: ConfigurationDraft) => void
}

/** The action of a policy, and the fields that the action has. */
export function ConfigurationFields({ draft, errors, onChange }: ConfigurationFieldsProps): ReactNode {
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
