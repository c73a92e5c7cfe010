import type { Schemas } from '@tenant-api/client'
import { type ReactNode, useId, useState } from 'react'
import { Field } from '../controls/field.tsx'
import type { Authorization, Errors } from './stream-fields.ts'

export const methodNames: Readonly<Record<Authorization['method'], string>> = {
  bearer: 'Bearer token',
  basic: 'User name and password',
  custom_header: 'Header',
}

interface AuthorizationFieldsProps {
  /** The stream's present authorization, as the service returns it: without the secret. */
  readonly current?: Schemas['WebhookAuthorization'] | undefined
  readonly errors: Errors
}

/** The fields that say how the service authenticates at the endpoint. */
export function AuthorizationFields({ current, errors }: AuthorizationFieldsProps): ReactNode {
  const [method, setMethod] = useState<string>(current?.method ?? 'bearer')
  const id = useId()
  const secret = { type: 'password', autoComplete: 'new-password' } as const
  const plain = { autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Authorization</label>
        <select id={id} name="method" value={method} onChange={({ target }) => setMethod(target.value)}>
          {Object.entries(methodNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {method === 'bearer' && <Field label="Token" name="token" error={errors.token} {...secret} />}
      {method === 'basic' && (
        <>
          <Field
            label="User name"
            name="username"
            defaultValue={current?.method === 'basic' ? current.username : ''}
            error={errors.username}
            {...plain}
          />
          <Field label="Password" name="password" error={errors.password} {...secret} />
        </>
      )}
      {method === 'custom_header' && (
        <>
          <Field
            label="Header name"
            name="header_key"
            defaultValue={current?.method === 'custom_header' ? current.header_key : ''}
            error={errors.header_key}
            {...plain}
          />
          <Field label="Header value" name="header_value" error={errors.header_value} {...secret} />
        </>
      )}
    </>
  )
}
