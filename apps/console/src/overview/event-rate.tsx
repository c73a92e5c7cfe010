import { useEventRate, useEvents } from '@tenant-api/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '../live/stream-sentence.ts'
import { Figure } from './figure.tsx'

/** The number of events a second, and the state of the connection on which they arrive. */
export function EventRate(): ReactNode {
  const rate = useEventRate()
  const { state } = useEvents({ max: 0 })
  const [last, setLast] = useState<number>()
  useEffect(() => {
    if (rate > 0) setLast(Date.now())
  }, [rate])
  return (
    <Figure label="Events a second" value={rate}>
      {state.status === 'open'
        ? last === undefined
          ? 'None since you opened this page.'
          : `The last one at ${new Date(last).toLocaleTimeString()}.`
        : sentenceOf(state)}{' '}
      <Link href="/live">Watch them live</Link>
    </Figure>
  )
}
