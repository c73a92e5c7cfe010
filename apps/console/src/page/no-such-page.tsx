import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Empty } from '../states/empty.tsx'
import { ViewHeader } from './view-header.tsx'

/** The page for an address without a view. */
export function NoSuchPage(): ReactNode {
  return (
    <>
      <ViewHeader title="No such page" />
      <Empty title="The console has nothing at this address.">
        Check the address, or go to the <Link href="/">overview</Link>.
      </Empty>
    </>
  )
}
