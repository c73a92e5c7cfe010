import { MethodBadge } from '../operation/method-badge.js'
import { h, React } from '../viewer.js'
import { idOfResult } from './use-search.js'

/** What a search has found, by groups. */
export function SearchResults({ groups, marked, current }) {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return h(
    React.Fragment,
    null,
    h(
      'p',
      { role: 'status', className: 'muted' },
      count === 0 ? 'Nothing has these words.' : `${count} ${count === 1 ? 'result' : 'results'}`,
    ),
    count > 0 &&
      h(
        'div',
        { id: 'results', role: 'listbox', className: 'results', 'aria-label': 'Results' },
        ...groups.map(({ name, results }) =>
          h(
            'div',
            { role: 'group', className: 'group', 'aria-label': name, key: name },
            h('p', { 'aria-hidden': true }, name),
            ...results.map(result => h(Result, { ...result, marked, current, key: result.href })),
          ),
        ),
      ),
  )
}

/** A link, so that a click with a modifier opens a tab. The focus stays in the field. */
const Result = ({ number, href, title, detail, method, isWebhook, marked, current }) =>
  h(
    'a',
    {
      ...{ id: idOfResult(number), href, role: 'option', tabIndex: -1 },
      ...{ 'aria-selected': number === marked, 'aria-current': href === current ? 'page' : undefined },
    },
    h('span', null, title),
    method && h(MethodBadge, { method, isWebhook }),
    detail && h('small', null, detail),
  )
