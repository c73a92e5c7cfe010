import { h, React } from '../viewer.js'
import { openSearch } from './open-search.js'
import { idOfResult } from './use-search.js'

const steps = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The field of the search. `/` moves the focus to it, the arrow keys mark a result, Enter opens it, Escape clears the field before
 * it closes the menu.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchField({ query, setQuery, groups, marked, move, open }) {
  React.useEffect(() => {
    const focus = event => {
      if (event.key !== '/' || event.target.closest('input, textarea, select')) return
      event.preventDefault()
      openSearch()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  function act(event) {
    if (event.key === 'Escape' && query) {
      setQuery('')
      event.stopPropagation()
    }
    if (event.key === 'Enter') open()
    if (!steps[event.key] || !groups) return
    // The arrow keys would move the caret.
    event.preventDefault()
    move(steps[event.key])
  }
  const hasResults = groups !== null && groups.length > 0
  return h('input', {
    type: 'search',
    role: 'combobox',
    value: query,
    placeholder: 'Search  /',
    'aria-label': 'Search',
    'aria-keyshortcuts': '/',
    'aria-autocomplete': 'list',
    'aria-expanded': hasResults,
    'aria-controls': hasResults ? 'results' : undefined,
    'aria-activedescendant': marked === undefined ? undefined : idOfResult(marked),
    autoComplete: 'off',
    onChange: event => setQuery(event.target.value),
    onKeyDown: act,
  })
}
