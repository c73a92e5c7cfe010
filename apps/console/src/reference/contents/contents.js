import { openapi } from '../document/openapi.js'
import { isStream, operations, webhooks } from '../document/operations.js'
import { sections } from '../introduction/sections.js'
import { useObservable } from '../observable.js'
import { MethodBadge } from '../operation/method-badge.js'
import { menu } from '../page/menu.js'
import { PageLinks } from '../page/page-links.js'
import { h, React } from '../viewer.js'
import { LiveMark } from './live-mark.js'
import { SearchField } from './search-field.js'
import { SearchResults } from './search-results.js'
import { useSearch } from './use-search.js'

const operationLink = placed => ({
  href: placed.href,
  placed,
  title: placed.operation.summary,
  isDeprecated: placed.operation.deprecated,
})

const groups = [
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

/** The list of all views, with a search. On a narrow page it is in the menu, with the links of the header. */
export function Contents({ current }) {
  const isOpen = useObservable(menu)
  const search = useSearch()
  const nav = React.useRef(null)
  const list = React.useRef(null)
  React.useEffect(() => {
    nav.current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  React.useEffect(() => {
    // The list may be scrolled to an entry, or to a result of the last query.
    if (search.query) list.current.scrollTop = 0
  }, [search.query])
  return h(
    'nav',
    { id: 'contents', 'aria-label': 'Contents', className: isOpen ? 'open' : '', ref: nav },
    h(PageLinks),
    h(SearchField, search),
    h(
      'div',
      { className: 'contents-list', ref: list },
      search.groups
        ? h(SearchResults, { ...search, current })
        : groups.map(group => h(Group, { ...group, current, key: group.name })),
    ),
  )
}

function Group({ name, links, current }) {
  const id = React.useId()
  return h(
    'div',
    { className: 'group' },
    h('p', { id }, name),
    h(
      'ul',
      { 'aria-labelledby': id },
      ...links.map(({ href, title, placed, isDeprecated }) =>
        h(
          'li',
          null,
          h(
            'a',
            {
              href,
              className: isDeprecated ? 'deprecated' : undefined,
              'aria-current': href === current ? 'page' : undefined,
            },
            h('span', null, title),
            placed && isStream(placed.operation) && h(LiveMark, { placed }),
            placed && h(MethodBadge, placed),
          ),
        ),
      ),
    ),
  )
}
