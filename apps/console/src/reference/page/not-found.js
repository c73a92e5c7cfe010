import { openSearch } from '../contents/open-search.js'
import { h } from '../viewer.js'

/** Says that an address has no view, and leads to the start and to the search. */
export const NotFound = ({ address }) =>
  h(
    'article',
    { className: 'prose' },
    h('h1', { tabIndex: -1 }, 'Not found'),
    h('p', { className: 'lead' }, 'The reference has nothing at ', h('code', null, address), '.'),
    h(
      'p',
      null,
      'Go to the ',
      h('a', { href: '#/' }, 'overview'),
      ', or ',
      h('button', { type: 'button', className: 'link', onClick: openSearch }, 'search the reference'),
      '.',
    ),
  )
