import { h } from '../viewer.js'

const links = [
  ['/console', 'Console'],
  ['/openapi.json', 'openapi.json'],
  ['/openapi.yaml', 'openapi.yaml'],
  ['/llms.txt', 'llms.txt'],
]

/** Links to other pages of the service: in the header of a wide page, in the menu of a narrow one. */
export const PageLinks = () =>
  h(
    'ul',
    { className: 'page-links', 'aria-label': 'Documents' },
    ...links.map(([href, text]) => h('li', null, h('a', { href }, text))),
  )
