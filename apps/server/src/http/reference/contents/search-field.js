import { h, React } from '../viewer.js'

/** The field of the search. `/` moves the focus to it, Enter opens the first result, Escape clears it before it closes the menu. */
export function SearchField({ query, setQuery, first }) {
  const field = React.useRef(null)
  React.useEffect(() => {
    const focus = event => {
      if (event.key !== '/' || event.target.closest('input, textarea, select')) return
      event.preventDefault()
      field.current.focus()
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
    ref: field,
    value: query,
    placeholder: 'Search  /',
    'aria-label': 'Search',
    'aria-keyshortcuts': '/',
    autoComplete: 'off',
    onChange: event => setQuery(event.target.value),
    onKeyDown: act,
  })
}
