import { type ReactNode, useEffect, useRef } from 'react'

interface DropdownProps {
  readonly label: ReactNode
  readonly children: ReactNode
}

/** A button with a panel below it. Escape and a click elsewhere close the panel. */
export function Dropdown({ label, children }: DropdownProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closing = new AbortController()
    const close = (event: Event) => {
      const { current } = details
      if (!current?.open || (event.target instanceof Node && current.contains(event.target))) return
      current.open = false
    }
    addEventListener('pointerdown', close, { signal: closing.signal })
    addEventListener('focusin', close, { signal: closing.signal })
    return () => closing.abort()
  }, [])
  return (
    <details
      ref={details}
      className="dropdown"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="button">{label}</summary>
      <div className="panel">{children}</div>
    </details>
  )
}
