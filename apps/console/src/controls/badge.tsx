import type { ReactNode } from 'react'
import './badge.css'

export type Tone = 'neutral' | 'good' | 'warning' | 'bad'

interface BadgeProps {
  readonly tone?: Tone
  /** The status in words. The color must not be its only sign. */
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={`badge ${tone}`}>{children}</span>
}
