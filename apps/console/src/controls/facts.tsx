import type { ReactNode } from 'react'

interface FactsProps {
  /** The values by their names. A fact without a value is not shown. */
  readonly facts: Readonly<Record<string, ReactNode>>
  readonly className?: string
}

/** Facts about one thing: their names, with their values. */
export function Facts({ facts, className }: FactsProps): ReactNode {
  const known = Object.entries(facts).filter(([, value]) => value != null && value !== false && value !== '')
  return (
    <dl className={className}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
