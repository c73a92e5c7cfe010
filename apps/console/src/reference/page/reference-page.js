import { address } from '../address.js'
import { Contents } from '../contents/contents.js'
import { useObservable } from '../observable.js'
import { SignInDialog } from '../session/sign-in-dialog.js'
import { h, React } from '../viewer.js'
import { Header } from './header.js'
import { menu } from './menu.js'
import { scrollToPosition } from './scroll-position.js'
import { viewAt } from './views.js'

/** The whole page: the header, the contents, and the view that the address names. */
export function ReferencePage() {
  const parts = useObservable(address)
  const { entry, title, place, content } = viewAt(parts)
  const main = React.useRef(null)
  const isFirst = React.useRef(true)

  // Scroll before the browser paints, so that the new view never appears at the scroll position of the
  // earlier view.
  React.useLayoutEffect(() => {
    document.title = title === 'Tenant API' ? 'Tenant API reference' : `${title} · Tenant API`
    menu.set(false)
    scrollToPosition(place)
    // Focus the heading, so that a screen reader reads the new view, and Tab continues there.
    if (!isFirst.current) main.current.querySelector('h1')?.focus({ preventScroll: true })
    isFirst.current = false
  }, [parts])

  return h(
    React.Fragment,
    null,
    h('a', { className: 'skip', href: '#main', onClick: skipTo(main) }, 'Skip to the content'),
    h(Header),
    h(
      'div',
      { className: 'page' },
      h(Contents, { current: entry }),
      h('main', { id: 'main', ref: main, tabIndex: -1, key: title }, content),
    ),
    h(SignInDialog),
  )
}

/** Moves the focus without changing the address, which names the view. */
const skipTo = main => event => {
  event.preventDefault()
  main.current.focus()
}
