import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { observable, useObservable } from '../observable.ts'
import { Contents, MenuButton, menu, openSearch, PageLinks } from './contents.tsx'
import { eventTypes, openapi, operations, sections, webhooks } from './document.ts'
import { OperationView } from './operation/operation-view.tsx'
import { EventTypeList, EventTypeView, Introduction, SchemaList, SchemaPage } from './pages.tsx'
import { SessionBar, SignInDialog } from './session-bar.tsx'

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

interface View {
  /** The address of its entry in the contents. */
  readonly entry: string | undefined
  readonly title: string
  readonly content: ReactNode
  /** The id of the element to scroll to. Default: the top of the view. */
  readonly place?: string
}

/** The view for the parts of an address. */
function viewAt([section, name = '']: readonly string[]): View {
  const found = name === '' ? overview(section) : viewOf(section, name)
  return found ?? { entry: undefined, title: 'Not found', content: <NotFound address={location.hash} /> }
}

function overview(section: string | undefined): View | undefined {
  if (section === '') return introduction('#/')
  if (section === 'schemas') return { entry: '#/schemas', title: 'Schemas', content: <SchemaList /> }
  if (section === 'event-types')
    return { entry: '#/event-types', title: 'Event types', content: <EventTypeList /> }
}

function viewOf(section: string | undefined, name: string): View | undefined {
  const { schemas } = openapi.components
  const schema = section === 'schemas' && Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (schema) return { entry: '#/schemas', title: name, content: <SchemaPage name={name} schema={schema} /> }
  const eventType = section === 'event-types' && eventTypes.find(({ type }) => type === name)
  if (eventType) return { entry: '#/event-types', title: name, content: <EventTypeView {...eventType} /> }
  const part = section === 'introduction' && sections.find(({ id }) => id === name)
  if (part) return { ...introduction(part.href), place: part.id }
  const href = `#/${section}/${name}`
  const placed = [...operations, ...webhooks].find(operation => operation.href === href)
  return (
    placed && {
      entry: placed.href,
      title: placed.operation.summary,
      content: <OperationView placed={placed} />,
    }
  )
}

const introduction = (entry: string): View => ({
  entry,
  title: openapi.info.title,
  content: <Introduction />,
})

/** Says that an address has no view, and leads to the start and to the search. */
function NotFound({ address }: { readonly address: string }): ReactNode {
  return (
    <article className="prose">
      <h1 tabIndex={-1}>Not found</h1>
      <p className="lead">
        The reference has nothing at <code>{address}</code>.
      </p>
      <p>
        Go to the <a href="#/">overview</a>, or{' '}
        <button type="button" className="link" onClick={openSearch}>
          search the reference
        </button>
        .
      </p>
    </article>
  )
}
