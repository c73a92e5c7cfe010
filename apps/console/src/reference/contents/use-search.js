import { React } from '../viewer.js'
import { resultGroups } from './result-groups.js'
import { search } from './search.js'

/** The id of the element of a result, by its number. */
export const idOfResult = number => `result-${number}`

/**
 * The state of the search: `query`, `groups` of results (null without a query), and the number of the `marked` result, which is
 * undefined at first. `move` marks another result, and wraps around at both ends. `open` opens the marked result, or else the
 * first one.
 */
export function useSearch() {
  const [{ query, marked }, setState] = React.useState({ query: '' })
  const groups = query.trim() ? resultGroups(search(query)) : null
  const results = groups?.flatMap(group => group.results) ?? []
  React.useEffect(() => {
    if (marked !== undefined) document.getElementById(idOfResult(marked)).scrollIntoView({ block: 'nearest' })
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
      if (results.length > 0) location.hash = results[marked ?? 0].href
    },
  }
}
