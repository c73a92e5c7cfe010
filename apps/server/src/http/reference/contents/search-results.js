import { MethodBadge } from '../operation/method-badge.js'
import { h, React } from '../viewer.js'

/** What a search has found. */
export const SearchResults = ({ results, current }) =>
  h(
    React.Fragment,
    null,
    h(
      'p',
      { role: 'status', className: 'muted' },
      results.length === 0
        ? 'Nothing has these words.'
        : `${results.length} ${results.length === 1 ? 'result' : 'results'}`,
    ),
    h(
      'ul',
      { className: 'results', 'aria-label': 'Results' },
      ...results.map(({ href, title, kind, method, isWebhook }) =>
        h(
          'li',
          null,
          h(
            'a',
            { href, 'aria-current': href === current ? 'page' : undefined },
            h('span', null, title),
            method && h(MethodBadge, { method, isWebhook }),
            h('small', null, kind),
          ),
        ),
      ),
    ),
  )
