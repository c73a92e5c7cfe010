import type { ReactNode } from 'react'
import { Badge, type Tone } from '../controls/badge.tsx'
import { type Action, actions, type Configuration, isKnown } from './actions.ts'

const tones: Readonly<Record<Action, Tone>> = {
  allow: 'good',
  log: 'neutral',
  redirect: 'warning',
  block: 'bad',
}

interface ConfigurationSummaryProps {
  readonly configuration: Configuration
}

/** A text that says what a policy does. */
export function ConfigurationSummary({ configuration }: ConfigurationSummaryProps): ReactNode {
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
