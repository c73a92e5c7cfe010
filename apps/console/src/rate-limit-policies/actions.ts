import type { Schemas } from '@tenant-api/client'
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
