import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Empty } from '../controls/loaded.tsx'

interface ViewHeaderProps {
  readonly title: string
  readonly description?: ReactNode
  /** The actions of the view. */
  readonly children?: ReactNode
}

/** The heading of a view. It takes the focus when the view is shown, so that screen readers and the keyboard begin there. */
export function ViewHeader({ title, description, children }: ViewHeaderProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Console`
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <header className="view-header row apart">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {description && <p className="muted">{description}</p>}
      </div>
      {children && <div className="actions">{children}</div>}
    </header>
  )
}

/** The page for an address without a view. */
export function NoSuchPage(): ReactNode {
  return (
    <>
      <ViewHeader title="No such page" />
      <Empty title="The console has nothing at this address.">
        Check the address, or go to the <Link href="/">overview</Link>.
      </Empty>
    </>
  )
}
