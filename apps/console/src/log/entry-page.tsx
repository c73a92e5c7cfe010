import { useQuery } from '@tanstack/react-query'
import { queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../controls/badge.tsx'
import { Facts } from '../controls/facts.tsx'
import { Loaded } from '../controls/loaded.tsx'
import { Time } from '../controls/time.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/permission.tsx'
import { actorOf, kindTones } from './entry.ts'
import { Resource } from './resource.tsx'

interface EntryPageProps {
  readonly id: string
}

/** The page of an entry of the log, with links to related entries. */
export function EntryPage({ id }: EntryPageProps): ReactNode {
  return (
    <>
      <ViewHeader title="Log entry" description={<Link href="/log">The whole log</Link>} />
      <Allowed operation="getLog">
        <Entry id={id} />
      </Allowed>
    </>
  )
}

function Entry({ id }: EntryPageProps): ReactNode {
  const entry = useQuery(queryOptions(useClient(), 'getLog', { id }))
  return (
    <Loaded query={entry} what="the entry">
      {found => {
        const { kind, operation, client, resource, correlation_id, count } = found
        return (
          <div className="card log-entry">
            <Facts
              facts={{
                What: (
                  <>
                    {operation} <Badge tone={kindTones[kind] ?? 'neutral'}>{kind}</Badge>
                  </>
                ),
                Time: <Time value={found.date} />,
                Times: count > 1 && count.toLocaleString(),
                By: client ? (
                  <Related name="client_id" value={client.id} label={actorOf(found)} />
                ) : (
                  actorOf(found)
                ),
                Resource: resource && <Resource entry={found} />,
                'Resource id': resource?.id && (
                  <Related name="resource_id" value={resource.id} label={resource.id} />
                ),
                Changed: found.changed?.join(', '),
                Status: found.status,
                'Error code': found.error_code,
                Detail: found.detail,
                'Correlation id': correlation_id && (
                  <Related name="correlation_id" value={correlation_id} label={correlation_id} />
                ),
                'Request id': found.request_id && <code>{found.request_id}</code>,
                Address: found.ip,
                'User agent': found.user_agent,
                Id: <code>{found.id}</code>,
              }}
            />
          </div>
        )
      }}
    </Loaded>
  )
}

interface RelatedProps {
  /** The filter of the log. */
  readonly name: string
  readonly value: string
  readonly label: string
}

/** A link to all entries with the same value. */
function Related({ name, value, label }: RelatedProps): ReactNode {
  return (
    <Link href={`/log?${new URLSearchParams({ [name]: value })}`} title="All entries with this value">
      {label}
    </Link>
  )
}
