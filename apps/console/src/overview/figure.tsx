import type { ReactNode } from 'react'
import type { Tone } from '../controls/badge.tsx'

interface FigureProps {
  readonly label: string
  readonly value: ReactNode
  /** A color for a value that needs attention. */
  readonly tone?: Tone
  /** Details of the value. */
  readonly children?: ReactNode
}

/** A number with its name. */
export function Figure({ label, value, tone = 'neutral', children }: FigureProps): ReactNode {
  return (
    <section className="card figure" aria-label={label}>
      <h2>{label}</h2>
      <p className={`value ${tone}`}>{value}</p>
      {children && <div className="muted">{children}</div>}
    </section>
  )
}
