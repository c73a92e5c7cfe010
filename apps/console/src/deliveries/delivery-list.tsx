import type { Schemas } from '@tenant-api/client'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../controls/button.tsx'
import { CauseList } from './cause-list.tsx'
import { causesOf, errorOf } from './causes.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { causeIn } from './filters.ts'
import { SelectionBar } from './selection-bar.tsx'

interface DeliveryListProps {
  readonly deliveries: readonly Schemas['EventStreamDelivery'][]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
  readonly isRedelivering: boolean
  readonly onRedeliver: (ids: readonly string[]) => void
}

/** The loaded deliveries, their errors, and the action for selected deliveries. */
export function DeliveryList({
  deliveries,
  isRedelivering,
  onRedeliver,
  ...more
}: DeliveryListProps): ReactNode {
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const cause = causeIn(search)
  const shown = deliveries.filter(delivery => cause === undefined || errorOf(delivery) === cause)
  // A delivery counts as selected only while the page shows it.
  const selected = shown.map(({ id }) => id).filter(id => chosen.has(id))

  function showCause(error: string | undefined): void {
    const next = new URLSearchParams(search)
    if (error === undefined) next.delete('error')
    else next.set('error', error)
    setSearch(next)
  }

  return (
    <>
      <CauseList
        causes={causesOf(deliveries)}
        total={deliveries.length}
        selected={cause}
        onSelect={showCause}
      />
      <SelectionBar
        summary={
          cause === undefined
            ? `${deliveries.length} loaded${more.hasMore ? ', more match' : ''}`
            : `${shown.length} of ${deliveries.length} loaded have this error`
        }
        selected={selected}
        isBusy={isRedelivering}
        onClear={() => setChosen(new Set())}
        onRedeliver={() => {
          setChosen(new Set())
          onRedeliver(selected)
        }}
      />
      {shown.length > 0 && (
        <DeliveryTable deliveries={shown} selected={new Set(selected)} onSelect={setChosen} />
      )}
      <div className="actions more">
        {more.hasMore && (
          <Button isBusy={more.isLoadingMore} onClick={more.onLoadMore}>
            Load more
          </Button>
        )}
        {cause !== undefined && <Button onClick={() => showCause(undefined)}>Show all errors</Button>}
      </div>
    </>
  )
}
