import { useEventRate, useEvents } from '@tenant-api/react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '../live/stream-sentence.ts'
import { Figure } from './figure.tsx'

/** The number of events a second, and the state of the connection on which they arrive. */
export function EventRate(): ReactNode {
  const rate = useEventRate()
  const [last, setLast] = useState<string>()
  const { state } = useEvents({
    max: 0,
    onEvents(events) {
      if (events.some(({ type }) => type !== 'gap')) setLast(new Date().toLocaleTimeString())
    },
  })
  return (
    <Figure label="Events a second" value={rate}>
      {state.status === 'open'
        ? last === undefined
          ? 'None since you opened this page.'
          : `The last one at ${last}.`
        : sentenceOf(state)}{' '}
      <Link href="/live">Watch them live</Link>
    </Figure>
  )
}
