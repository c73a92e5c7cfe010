import type { ReactNode } from 'react'
import './badge.css'

export type Tone = 'neutral' | 'good' | 'warning' | 'bad'

interface BadgeProps {
  readonly tone?: Tone
  /** The status in words, because some users cannot see the color. */
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={`badge ${tone}`}>{children}</span>
}
