import type { Schemas } from '@tenant-api/client'
import type { ReactNode } from 'react'
import { Time } from '../controls/time.tsx'
import { methodNames } from './authorization-fields.tsx'

interface StreamFactsProps {
  readonly stream: Schemas['EventStream']
}

/** The configuration of an event stream. */
export function StreamFacts({ stream }: StreamFactsProps): ReactNode {
  const { webhook_endpoint, webhook_authorization } = stream.destination.configuration
  const facts: Readonly<Record<string, ReactNode>> = {
    Endpoint: <code>{webhook_endpoint}</code>,
    Authorization: authorizationOf(webhook_authorization),
    'Event types': (
      <ul>
        {stream.subscriptions.map(({ event_type }) => (
          <li key={event_type}>
            <code>{event_type}</code>
          </li>
        ))}
      </ul>
    ),
    Created: <Time value={stream.created_at} />,
    Changed: <Time value={stream.updated_at} />,
    Id: <code>{stream.id}</code>,
  }
  return (
    <section className="card facts" aria-labelledby="facts">
      <h2 id="facts">Configuration</h2>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function authorizationOf(authorization: Schemas['WebhookAuthorization']): ReactNode {
  const name = methodNames[authorization.method]
  if (authorization.method === 'bearer') return name
  return (
    <>
      {name}:{' '}
      <code>{authorization.method === 'basic' ? authorization.username : authorization.header_key}</code>
    </>
  )
}
