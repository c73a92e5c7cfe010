import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { observable, useObservable } from '../observable.ts'
import { Contents } from './contents/contents.tsx'
import { openapi } from './document.ts'
import { MenuButton, menu, PageLinks } from './menu.tsx'
import { SessionBar } from './session/session-bar.tsx'
import { SignInDialog } from './session/sign-in-dialog.tsx'
import { viewAt } from './views.tsx'

/** The parts of the address after `#/`. The first one names the view, and is empty at the start. */
const address = observable(partsOfAddress())
addEventListener('hashchange', () => address.set(partsOfAddress()))

function partsOfAddress(): readonly string[] {
  const parts = location.hash.replace(/^#\/?/, '').split('/')
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return parts
  }
}

/** The whole page: the header, the contents, and the view that the address names. */
export function Reference(): ReactNode {
  const parts = useObservable(address)
  const { entry, title, place, content } = viewAt(parts)
  const main = useRef<HTMLElement>(null)
  const isFirst = useRef(true)

  // Scroll before the browser paints, so that the new view never appears at the scroll position of the
  // earlier view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts decide all others
  useLayoutEffect(() => {
    document.title = title === 'Tenant API' ? 'Tenant API reference' : `${title} · Tenant API`
    menu.set(false)
    scrollToPosition(place)
    // Focus the heading, so that a screen reader reads the new view, and Tab continues there.
    if (!isFirst.current) main.current?.querySelector('h1')?.focus({ preventScroll: true })
    isFirst.current = false
  }, [parts])

  return (
    <>
      {/* A link would change the address, which names the view. */}
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Skip to the content
      </button>
      <header className="page-header">
        <MenuButton />
        <a className="brand" href="#/">
          {openapi.info.title}
          <span>{openapi.info.version}</span>
        </a>
        <PageLinks />
        <SessionBar />
      </header>
      <div className="page">
        <Contents current={entry} />
        <main id="main" ref={main} tabIndex={-1} key={title}>
          {content}
        </main>
      </div>
      <SignInDialog />
    </>
  )
}

// The page restores the scroll position, because the browser would do so before the view has rendered.
history.scrollRestoration = 'manual'

// Each entry of the history keeps its scroll position. `scrollend` is rare enough: browsers limit how often a
// page may change its history.
addEventListener('scrollend', () => history.replaceState({ scroll: scrollY }, ''))

/** Scrolls to where the user left this entry of the history, or else to a place in the view, or to its top. */
function scrollToPosition(place: string | undefined): void {
  const scroll: number | undefined = history.state?.scroll
  if (scroll === undefined && place) document.getElementById(place)?.scrollIntoView()
  else scrollTo(0, scroll ?? 0)
}
