import { memo, type RefObject, useEffect, useState } from 'react'

const seconds = 60
const height = 32

interface RateChartProps {
  /** The number of events that have arrived. */
  readonly arrived: RefObject<number>
}

/** A bar chart of the events in each of the last 60 seconds. Memoized, because the view around it renders with every frame. */
export const RateChart = memo(({ arrived }: RateChartProps) => {
  const [rates, setRates] = useState<readonly number[]>([])
  useEffect(() => {
    let before = arrived.current
    const timer = setInterval(() => {
      const rate = arrived.current - before
      before = arrived.current
      setRates(rates => [...rates.slice(1 - seconds), rate])
    }, 1_000)
    return () => clearInterval(timer)
  }, [arrived])
  const now = rates.at(-1) ?? 0
  const highest = Math.max(...rates, 1)
  const offset = seconds - rates.length
  return (
    <figure className="rate">
      <svg
        viewBox={`0 0 ${seconds * 4} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Events a second in the last minute: ${now} now, at most ${Math.max(...rates, 0)}`}
      >
        {rates.map((rate, index) => {
          const bar = (rate / highest) * height
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={index}
              x={(offset + index) * 4}
              y={height - bar}
              width={3}
              height={bar}
            />
          )
        })}
      </svg>
      <figcaption>
        <strong>{now.toLocaleString()}</strong> events a second
      </figcaption>
    </figure>
  )
})
