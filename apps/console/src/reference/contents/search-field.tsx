import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { MethodBadge } from '../../controls/badge.tsx'
import { menu } from '../menu.tsx'
import { type ResultGroup, search } from './search.ts'

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
export function SearchField({ query, setQuery, groups, marked, move, open }: Search): ReactNode {
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
export function SearchResults({ groups, marked, current }: SearchResultsProps): ReactNode {
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
