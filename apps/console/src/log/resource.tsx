import type { Schemas } from '@tenant-api/client'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pageOf } from './entry.ts'

/** The resource that an entry is about, with a link if it may have a page. */
export function Resource({ entry }: { readonly entry: Schemas['LogEntry'] }): ReactNode {
  const { resource } = entry
  if (!resource) return '–'
  const page = pageOf(entry)
  const name = resource.name ?? resource.id ?? resource.type
  return (
    <>
      {page === undefined ? name : <Link href={page}>{name}</Link>}
      <span className="muted"> {resource.type.replaceAll('_', ' ')}</span>
    </>
  )
}
