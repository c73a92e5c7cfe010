import { dereference, publicDocument } from '@tenant-api/contract'

/** The parts of a schema that a form shows or checks. */
interface Schema {
  readonly description?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly 'x-must-be'?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema | { readonly $ref: string }>>
  readonly discriminator?: { readonly mapping: Readonly<Record<string, string>> }
}

/** Reads the descriptions and limits of the fields of rate limit policies from the document. */
export function policyFields(): object {
  const { discriminator } = schema('RateLimitPolicyConfiguration')
  const actions = Object.entries(discriminator?.mapping ?? {}).map(([action, $ref]) => {
    const { description, properties = {} } = resolved({ $ref })
    return [
      action,
      { description, fields: Object.keys(properties).filter(name => name !== 'action') },
    ] as const
  })
  const { redirect_uri } = schema('RateLimitRedirect').properties ?? {}
  return {
    resource: fieldOf(schema('RateLimitPolicyResource')),
    consumer: fieldOf(schema('RateLimitPolicyConsumer')),
    selector: { ...fieldOf(schema('RateLimitPolicyConsumerSelector')), ...selectorForms() },
    limit: fieldOf(schema('RateLimit')),
    redirectUri: redirect_uri && fieldOf(resolved(redirect_uri)),
    actions: Object.fromEntries(actions),
  }
}

/** Reads the forms of a selector from the list in its description, such as "- `client_id:` and a client's id: one client." */
function selectorForms(): object {
  const lines = schema('RateLimitPolicyConsumerSelector').description?.split('\n') ?? []
  const forms = lines.flatMap(line => {
    const [, start, value, meaning] = /^- `([^`]+)`(?: and ([^:]+))?: (.+)$/.exec(line) ?? []
    return start && meaning ? [{ start, ...(value && { value }), meaning }] : []
  })
  if (forms.length === 0)
    throw new Error('The description of RateLimitPolicyConsumerSelector lists no forms.')
  return { forms, order: lines.at(-1) }
}

function fieldOf({ description, pattern, minimum, maximum, maxLength, ...rest }: Schema): object {
  return { description, values: rest.enum, pattern, mustBe: rest['x-must-be'], minimum, maximum, maxLength }
}

function schema(name: string): Schema {
  return resolved({ $ref: `#/components/schemas/${name}` })
}

function resolved(value: Schema | { readonly $ref: string }): Schema {
  return dereference<Schema>(value, publicDocument)
}
