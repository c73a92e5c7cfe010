import { h, React } from '../viewer.js'
import { openSearch } from './open-search.js'

/** The field of the search. `/` moves the focus to it, Enter opens the first result, Escape clears it before it closes the menu. */
export function SearchField({ query, setQuery, first }) {
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
    if (event.key === 'Enter' && first) location.hash = first.href
  }
  return h('input', {
    type: 'search',
    value: query,
    placeholder: 'Search  /',
    'aria-label': 'Search',
    'aria-keyshortcuts': '/',
    autoComplete: 'off',
    onChange: event => setQuery(event.target.value),
    onKeyDown: act,
  })
}
