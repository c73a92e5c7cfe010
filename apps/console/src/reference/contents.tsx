import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { MethodBadge } from '../controls/badge.tsx'
import { Button } from '../controls/button.tsx'
import { observable, useObservable } from '../observable.ts'
import type { LiveStream } from './call/send.ts'
import { isStream, openapi, operations, type PlacedOperation, sections, webhooks } from './document.ts'
import { formOf } from './operation/request-form.ts'
import { type ResultGroup, search } from './search.ts'

/** Whether the menu of a narrow page is open: the contents, and the links of the header. A wide page always shows them. */
export const menu = observable(false)

/** Opens the menu of a narrow page. Escape closes it, and moves the focus back to the button. */
export function MenuButton(): ReactNode {
  const isOpen = useObservable(menu)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: globalThis.KeyboardEvent) => {
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

interface Link {
  readonly href: string
  readonly title: string
  readonly placed?: PlacedOperation
}

const operationLink = (placed: PlacedOperation): Link => ({
  href: placed.href,
  title: placed.operation.summary,
  placed,
})

const groups: readonly { readonly name: string; readonly links: readonly Link[] }[] = [
  { name: 'Introduction', links: [{ href: '#/', title: 'Overview' }, ...sections] },
  ...openapi.tags.map(({ name }) => ({
    name,
    links: operations.filter(({ operation }) => operation.tags[0] === name).map(operationLink),
  })),
  { name: 'Webhooks', links: webhooks.map(operationLink) },
  {
    name: 'Data',
    links: [
      { href: '#/event-types', title: 'Event types' },
      { href: '#/schemas', title: 'Schemas' },
    ],
  },
]

interface ContentsProps {
  /** The address of the shown view. */
  readonly current: string | undefined
}

/** The list of all views, with a search. On a narrow page it is in the menu, with the links of the header. */
export function Contents({ current }: ContentsProps): ReactNode {
  const isOpen = useObservable(menu)
  const search = useSearch()
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another entry
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  useEffect(() => {
    // The list may be scrolled to an entry, or to a result of the last query.
    if (search.query && list.current) list.current.scrollTop = 0
  }, [search.query])
  return (
    <nav id="contents" aria-label="Contents" className={isOpen ? 'open' : ''} ref={nav}>
      <PageLinks />
      <SearchField {...search} />
      <div className="contents-list" ref={list}>
        {search.groups ? (
          <SearchResults groups={search.groups} marked={search.marked} current={current} />
        ) : (
          groups.map(({ name, links }) => <Group key={name} name={name} links={links} current={current} />)
        )}
      </div>
    </nav>
  )
}

interface GroupProps extends ContentsProps {
  readonly name: string
  readonly links: readonly Link[]
}

function Group({ name, links, current }: GroupProps): ReactNode {
  const id = useId()
  return (
    <div className="group">
      <p id={id}>{name}</p>
      <ul aria-labelledby={id}>
        {links.map(({ href, title, placed }) => (
          <li key={href}>
            <a
              href={href}
              className={placed?.operation.deprecated ? 'deprecated' : undefined}
              aria-current={href === current ? 'page' : undefined}
            >
              <span>{title}</span>
              {placed && isStream(placed.operation) && <LiveMark placed={placed} />}
              {placed && <MethodBadge method={placed.method} isWebhook={placed.isWebhook} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Marks the entry of an operation whose stream is open. The stream stays open while other views are shown. */
function LiveMark({ placed }: { readonly placed: PlacedOperation }): ReactNode {
  const { answer } = useObservable(formOf(placed))
  return answer?.stream ? <MessageCount stream={answer.stream} /> : null
}

function MessageCount({ stream }: { readonly stream: LiveStream }): ReactNode {
  const { isOpen, count } = useObservable(stream.state)
  if (!isOpen) return null
  return (
    <span className="live-mark">
      <span className="hidden">listening, </span>
      {count.toLocaleString()}
      <span className="hidden">{count === 1 ? ' message' : ' messages'}</span>
    </span>
  )
}

interface Search {
  readonly query: string
  readonly setQuery: (query: string) => void
  /** Null without a query. */
  readonly groups: readonly ResultGroup[] | null
  /** The number of the marked result; undefined at first. */
  readonly marked: number | undefined
  /** Marks another result, and wraps around at both ends. */
  readonly move: (step: number) => void
  /** Opens the marked result, or else the first one. */
  readonly open: () => void
}

/** The state of the search. */
export function useSearch(): Search {
  const [{ query, marked }, setState] = useState<{ query: string; marked?: number }>({ query: '' })
  const groups = query.trim() ? search(query) : null
  const results = groups?.flatMap(group => group.results) ?? []
  useEffect(() => {
    if (marked !== undefined)
      document.getElementById(idOfResult(marked))?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return {
    query,
    groups,
    marked,
    setQuery: next => setState({ query: next }),
    move(step) {
      if (results.length === 0) return
      const before = marked ?? (step > 0 ? -1 : results.length)
      setState({ query, marked: (before + step + results.length) % results.length })
    },
    open() {
      const result = results[marked ?? 0]
      if (result) location.hash = result.href
    },
  }
}

/** The id of the element of a result, by its number. */
const idOfResult = (number: number) => `result-${number}`

/** Moves the focus to the search, which is in the menu of a narrow page. */
export function openSearch(): void {
  menu.set(true)
  // React shows the menu in a microtask that it has queued.
  queueMicrotask(() => document.querySelector<HTMLElement>('#contents [type="search"]')?.focus())
}

/**
 * The field of the search. `/` moves the focus to it, the arrow keys mark a result, Enter opens it, Escape clears the field before
 * it closes the menu.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
function SearchField({ query, setQuery, groups, marked, move, open }: Search): ReactNode {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/') return
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
      event.preventDefault()
      openSearch()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  function act(event: KeyboardEvent): void {
    if (event.key === 'Escape' && query) {
      setQuery('')
      event.stopPropagation()
    }
    if (event.key === 'Enter') open()
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !groups) return
    // The arrow keys would move the caret.
    event.preventDefault()
    move(step)
  }
  const hasResults = groups !== null && groups.length > 0
  return (
    <input
      type="search"
      role="combobox"
      value={query}
      placeholder="Search  /"
      aria-label="Search"
      aria-keyshortcuts="/"
      aria-autocomplete="list"
      aria-expanded={hasResults}
      aria-controls={hasResults ? 'results' : undefined}
      aria-activedescendant={marked === undefined ? undefined : idOfResult(marked)}
      autoComplete="off"
      onChange={event => setQuery(event.target.value)}
      onKeyDown={act}
    />
  )
}

interface SearchResultsProps {
  readonly groups: readonly ResultGroup[]
  readonly marked: number | undefined
  /** The address of the shown view. */
  readonly current: string | undefined
}

/** What a search has found. The focus stays in the field. A result is a link, so that a click with a modifier opens a tab. */
function SearchResults({ groups, marked, current }: SearchResultsProps): ReactNode {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return (
    <>
      <p role="status" className="muted">
        {count === 0 ? 'Nothing has these words.' : `${count} ${count === 1 ? 'result' : 'results'}`}
      </p>
      {count > 0 && (
        <div id="results" role="listbox" className="results" aria-label="Results">
          {groups.map(({ name, results }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div key={name} role="group" className="group" aria-label={name}>
              <p aria-hidden>{name}</p>
              {results.map(({ number, href, title, detail, method, isWebhook = false }) => (
                <a
                  key={href}
                  id={idOfResult(number)}
                  href={href}
                  role="option"
                  tabIndex={-1}
                  aria-selected={number === marked}
                  aria-current={href === current ? 'page' : undefined}
                >
                  <span>{title}</span>
                  {method && <MethodBadge method={method} isWebhook={isWebhook} />}
                  {detail && <small>{detail}</small>}
                </a>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
