import type { ReactNode } from 'react'
import './badge.css'

export type Tone = 'neutral' | 'good' | 'warning' | 'bad'

interface BadgeProps {
  readonly tone?: Tone
  /** The status in words: the color only repeats it. */
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={`badge ${tone}`}>{children}</span>
}
