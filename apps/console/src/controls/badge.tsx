import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'good' | 'warning' | 'bad'

interface BadgeProps {
  readonly tone?: Tone
  /** The status in words, because some users cannot see the color. */
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={`badge ${tone}`}>{children}</span>
}

interface MethodBadgeProps {
  /** In capital letters. */
  readonly method: string
  /** True for a request that the service sends. */
  readonly isWebhook?: boolean
}

/** The HTTP method of an operation. */
export function MethodBadge({ method, isWebhook = false }: MethodBadgeProps): ReactNode {
  return (
    <span className={`method ${isWebhook ? 'hook' : method.toLowerCase()}`}>
      {isWebhook ? 'HOOK' : method === 'DELETE' ? 'DEL' : method}
    </span>
  )
}
