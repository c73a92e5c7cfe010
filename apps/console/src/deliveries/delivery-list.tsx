import type { Schemas } from '@tenant-api/client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useSearch, useSearchParams } from 'wouter'
import { ActionButton, Button, LoadMore, type LoadMoreProps } from '../controls/button.tsx'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { Time } from '../controls/time.tsx'
import { causeIn } from './filters.ts'

interface DeliveryListProps {
  readonly deliveries: readonly Schemas['EventStreamDelivery'][]
  /** Loads more deliveries. */
  readonly list: LoadMoreProps['list']
  readonly isRedelivering: boolean
  readonly onRedeliver: (ids: readonly string[]) => void
}

/** The loaded deliveries, their errors, and the action for selected deliveries. */
export function DeliveryList({
  deliveries,
  list,
  isRedelivering,
  onRedeliver,
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
            ? `${deliveries.length} loaded${list.hasNextPage ? ', more match' : ''}`
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
        <LoadMore list={list} />
        {cause !== undefined && <Button onClick={() => showCause(undefined)}>Show all errors</Button>}
      </div>
    </>
  )
}

interface CauseListProps {
  readonly causes: readonly Cause[]
  /** The number of all loaded deliveries, whatever their error. */
  readonly total: number
  /** The error whose deliveries are shown; undefined for all. */
  readonly selected: string | undefined
  readonly onSelect: (error: string | undefined) => void
}

/** The errors of the loaded deliveries, with counts. A click on an error shows only the deliveries with that error. */
function CauseList({ causes, total, selected, onSelect }: CauseListProps): ReactNode {
  return (
    <section className="causes" aria-labelledby="causes">
      <h2 id="causes">Errors of the last attempts</h2>
      <ul>
        {causes.map(({ error, count }) => (
          <li key={error}>
            <button
              type="button"
              className="cause"
              aria-pressed={error === selected}
              onClick={() => onSelect(error === selected ? undefined : error)}
            >
              <span className="count">{count}</span>
              <span className="message">{error}</span>
              <svg className="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / total} height="4" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Delivery = Schemas['EventStreamDelivery']

/** An error, and the number of deliveries with this error. */
interface Cause {
  readonly error: string
  readonly count: number
}

/** Why the last attempt of a delivery failed. */
export function errorOf({ attempts }: Delivery): string {
  return attempts.at(-1)?.error_message ?? 'No message.'
}

/** The errors of deliveries, the most frequent first. */
function causesOf(deliveries: readonly Delivery[]): readonly Cause[] {
  const byError = Map.groupBy(deliveries, errorOf)
  return Array.from(byError, ([error, { length: count }]) => ({ error, count })).sort(
    (a, b) => b.count - a.count,
  )
}

interface SelectionBarProps {
  /** A text that says how many deliveries the list shows. */
  readonly summary: string
  readonly selected: readonly string[]
  /** True while deliveries that were selected before are being redelivered: only one such run is possible at a time. */
  readonly isBusy: boolean
  readonly onClear: () => void
  readonly onRedeliver: () => void
}

/** The bar above the list. It says how many deliveries the list shows, and redelivers the selected ones. */
function SelectionBar({ summary, selected, isBusy, onClear, onRedeliver }: SelectionBarProps): ReactNode {
  const [isConfirming, setIsConfirming] = useState(false)
  const count = selected.length
  const text = useRef<HTMLParagraphElement>(null)
  const hadSelection = useRef(false)
  useEffect(() => {
    // When the selection ends, the focused button is removed. Move the focus to the text.
    if (count === 0 && hadSelection.current && document.activeElement === document.body) text.current?.focus()
    hadSelection.current = count > 0
  }, [count])
  return (
    <div className="selection row apart">
      <p ref={text} tabIndex={-1} className="muted" role="status">
        {count > 0 ? `${count} selected` : summary}
      </p>
      {count > 0 && (
        <div className="actions">
          <Button onClick={onClear}>Clear selection</Button>
          <ActionButton
            operation="redeliverEvent"
            tone="primary"
            isBusy={isBusy}
            onClick={() => setIsConfirming(true)}
          >
            Redeliver selected
          </ActionButton>
        </div>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={count === 1 ? 'Redeliver 1 delivery?' : `Redeliver ${count} deliveries?`}
          confirm={`Redeliver ${count}`}
          tone="primary"
          onCancel={() => setIsConfirming(false)}
          onConfirm={() => {
            setIsConfirming(false)
            onRedeliver()
          }}
        >
          <p className="muted">
            Each runs the whole retry schedule again. A delivery that succeeds leaves the list.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

interface DeliveryTableProps {
  readonly deliveries: readonly Schemas['EventStreamDelivery'][]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
}

/** Failed deliveries, each with a checkbox and a link to its attempts. */
function DeliveryTable({ deliveries, selected, onSelect }: DeliveryTableProps): ReactNode {
  const search = useSearch()
  const isSelected = ({ id }: { readonly id: string }) => selected.has(id)
  const areAllSelected = deliveries.every(isSelected)
  function toggle(id: string): void {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <table className="deliveries">
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label="Select all deliveries of the list"
              checked={areAllSelected}
              ref={box => {
                if (box) box.indeterminate = !areAllSelected && deliveries.some(isSelected)
              }}
              onChange={() => onSelect(new Set(areAllSelected ? [] : deliveries.map(({ id }) => id)))}
            />
          </th>
          <th scope="col">First attempt</th>
          <th scope="col">Event</th>
          <th scope="col" className="number">
            Attempts
          </th>
          <th scope="col">Last error</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(delivery => {
          const { id, event_stream_id, event_type, attempts } = delivery
          return (
            <tr key={id} className={isSelected(delivery) ? 'selected' : undefined}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`Select ${event_type} ${id}`}
                  checked={isSelected(delivery)}
                  onChange={() => toggle(id)}
                />
              </td>
              <td className="when">{attempts[0] && <Time value={attempts[0].timestamp} />}</td>
              <td>
                <Link href={`/deliveries/${event_stream_id}/${id}${search && `?${search}`}`}>
                  {event_type}
                </Link>
                <code className="muted">{id}</code>
              </td>
              <td className="number">{attempts.length}</td>
              <td className="message">{errorOf(delivery)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
