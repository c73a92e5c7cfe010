import type { Schemas } from '@tenant-api/client'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { Time } from '../controls/time.tsx'
import { errorOf } from './causes.ts'

interface DeliveryTableProps {
  readonly deliveries: readonly Schemas['EventStreamDelivery'][]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
}

/** Failed deliveries, each with a checkbox and a link to its attempts. */
export function DeliveryTable({ deliveries, selected, onSelect }: DeliveryTableProps): ReactNode {
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
