import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface Tab {
  readonly name: string
  readonly content: () => ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The name of the shown tab. The first tab is shown if there is none with this name. */
  readonly chosen: string | null
  readonly choose: (name: string) => void
}

/**
 * Shows one of several contents.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, tabs, chosen, choose }: TabsProps): ReactNode {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  )

  function move({ key }: KeyboardEvent): void {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const next = (current + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (step === 0 || !tab) return
    choose(tab.name)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            tabIndex={index === current ? 0 : -1}
            aria-selected={index === current}
            aria-controls={`${id}-panel`}
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`}>
        {tabs[current]?.content()}
      </div>
    </div>
  )
}
