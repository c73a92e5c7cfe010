import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../controls/button.tsx'
import { missingScopes } from '../session/access.tsx'
import { signOut, useSession } from '../session/session.ts'
import { views } from './views.ts'

/** Links to the views, the name of the client, and the sign-out. On narrow pages a button opens them. */
export function Navigation(): ReactNode {
  const { name, scopes } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const [location] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu
  useEffect(() => setIsOpen(false), [location])
  const missing = missingScopes(scopes).size
  return (
    <header className={isOpen ? 'sidebar open' : 'sidebar'}>
      <div className="bar">
        <span className="brand">Console</span>
        <Button className="menu-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Menu
        </Button>
      </div>
      <div className="menu">
        <nav aria-label="Views">
          <ul>
            {views.map(({ path, title }) => (
              <li key={path}>
                <Link href={path} aria-current={isWithin(location, path) ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="signed-in">
          <p>
            <span className="muted">Signed in as</span>
            <strong title={name}>{name}</strong>
          </p>
          <Link href="/access" aria-current={location === '/access' ? 'page' : undefined}>
            {missing === 0 ? 'Access' : `Access (${missing} ${missing === 1 ? 'scope' : 'scopes'} missing)`}
          </Link>
          <Button onClick={signOut}>Sign out</Button>
        </div>
      </div>
    </header>
  )
}

function isWithin(location: string, path: string): boolean {
  return location === path || (path !== '/' && location.startsWith(`${path}/`))
}
