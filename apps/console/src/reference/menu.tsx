import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { observable, useObservable } from '../observable.ts'

/** Whether the menu of a narrow page is open: the contents, and the links of the header. A wide page always shows them. */
export const menu = observable(false)

/** Opens the menu of a narrow page. Escape closes it, and moves the focus back to the button. */
export function MenuButton(): ReactNode {
  const isOpen = useObservable(menu)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      menu.set(false)
      button.current?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])
  return (
    <Button
      ref={button}
      className="menu-button"
      aria-expanded={isOpen}
      aria-controls="contents"
      onClick={() => menu.set(!isOpen)}
    >
      Menu
    </Button>
  )
}

const links = [
  ['/console', 'Console'],
  ['/openapi.json', 'openapi.json'],
  ['/openapi.yaml', 'openapi.yaml'],
  ['/llms.txt', 'llms.txt'],
] as const

/** Links to other pages of the service: in the header of a wide page, in the menu of a narrow one. */
export function PageLinks(): ReactNode {
  return (
    <ul className="page-links" aria-label="Documents">
      {links.map(([href, text]) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
