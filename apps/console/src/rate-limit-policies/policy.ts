import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { mutationOptions, operationKey, useClient } from '@tenant-api/react'
import { policyFields } from '../generated/policy-fields.ts'

export type Configuration = Schemas['RateLimitPolicyConfiguration']
export type Action = Configuration['action']
type ActionField = 'limit' | 'redirect_uri'

interface ActionDefinition {
  /** What the action does, in the words of the document. */
  readonly description: string
  /** The properties that a configuration with this action has. */
  readonly fields: readonly ActionField[]
}

/** The actions that the console knows. The service may have more. */
export const actions: Readonly<Record<Action, ActionDefinition>> = policyFields.actions

export function isKnown(action: string): action is Action {
  return Object.hasOwn(actions, action)
}

/** The values that the user has entered in the form of a configuration. */
export interface ConfigurationDraft {
  readonly action: string
  readonly limit: string
  readonly redirect_uri: string
}

const newDraft: ConfigurationDraft = { action: 'block' satisfies Action, limit: '', redirect_uri: '' }

/** @param configuration undefined for a new policy */
export function draftOf(configuration: Configuration | undefined): ConfigurationDraft {
  if (!configuration) return newDraft
  return {
    action: configuration.action,
    limit: 'limit' in configuration ? String(configuration.limit) : '',
    redirect_uri: 'redirect_uri' in configuration ? configuration.redirect_uri : '',
  }
}

/** The configuration that a form describes, without empty fields. The service refuses an incomplete one. */
export function configurationOf({ action, limit, redirect_uri }: ConfigurationDraft): Configuration {
  const fields = isKnown(action) ? actions[action].fields : []
  return {
    action,
    ...(fields.includes('limit') && limit !== '' && { limit: Number(limit) }),
    ...(fields.includes('redirect_uri') && redirect_uri !== '' && { redirect_uri }),
    // The cast is needed because the types allow only complete configurations.
  } as Configuration
}

const { pattern, mustBe, maxLength, forms } = policyFields.selector
/** The service treats a client's id as the URI of a CIMD client if it is an https URL. */
const isUri = (id: string) => /^https:\/\//i.test(id) && URL.canParse(id)

/** Whether the document allows a selector. */
export function isSelector(selector: string): boolean {
  return selector.length <= maxLength && new RegExp(pattern, 'u').test(selector)
}

/** The error message for an invalid selector. */
export const selectorRule = `A selector must be ${mustBe}.`

/** The consumers that a selector selects, in the words of the document; undefined for an invalid selector. */
export function meaningOf(selector: string): string | undefined {
  if (!isSelector(selector)) return undefined
  // Two forms start with `client_id:`: first the form with a client's id, then the form with a URI.
  const matching = forms.filter(form =>
    'value' in form ? selector.startsWith(form.start) : selector === form.start,
  )
  const [first, second] = matching
  const form = second && isUri(selector.slice(second.start.length)) ? second : first
  return form && sentence(form.meaning)
}

/** The forms of a selector with their meanings. */
export const selectorForms = forms.map(form => ({
  form: 'value' in form ? `${form.start}<${form.value.replace(/^an? /, '')}>` : form.start,
  /** The text before the value. It is the whole selector if the form has no value. */
  start: form.start,
  meaning: sentence(form.meaning),
}))

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An operation that changes a policy. After it succeeds, the shown policies are read again. */
export function useChange<
  Name extends 'createRateLimitPolicy' | 'updateRateLimitPolicy' | 'deleteRateLimitPolicy',
>(name: Name) {
  const client = useClient()
  const queryClient = useQueryClient()
  return useMutation({
    ...mutationOptions(client, name),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: operationKey(client, 'listRateLimitPolicies') }),
  })
}
