import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutationOptions, operationKey, useClient } from '@tenant-api/react'
import { FieldError, FormError } from './form-errors.tsx'

const paths = { selector: '#/consumer_selector', limit: '#/configuration/limit' }

export function NewPolicy() {
  const client = useClient()
  const queryClient = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    ...mutationOptions(client, 'createRateLimitPolicy'),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: operationKey(client, 'listRateLimitPolicies') }),
  })

  function create(form: HTMLFormElement) {
    const fields = new FormData(form)
    const policy = {
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: String(fields.get('selector')),
      configuration: { action: 'block', limit: Number(fields.get('limit')) },
    } as const
    mutate(policy, { onSuccess: () => form.reset() })
  }

  return (
    <form
      aria-label="New policy"
      onSubmit={event => {
        event.preventDefault()
        create(event.currentTarget)
      }}
    >
      <h2>New policy</h2>
      <label>
        Consumer <input name="selector" placeholder="client_id:nightly-import" />
      </label>
      <FieldError error={error} path={paths.selector} />
      <label>
        Requests a second <input name="limit" type="number" required defaultValue={10} />
      </label>
      <FieldError error={error} path={paths.limit} />
      <button type="submit" disabled={isPending}>
        Create
      </button>
      <FormError error={error} fields={Object.values(paths)} />
    </form>
  )
}
