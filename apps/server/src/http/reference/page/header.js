import { openapi } from '../document/openapi.js'
import { SessionBar } from '../session/session-bar.js'
import { h } from '../viewer.js'

const links = [
  ['/console', 'Console'],
  ['/openapi.json', 'openapi.json'],
  ['/openapi.yaml', 'openapi.yaml'],
  ['/llms.txt', 'llms.txt'],
]

export const Header = ({ isMenuOpen, toggleMenu }) =>
  h(
    'header',
    { className: 'page-header' },
    h(
      'button',
      {
        type: 'button',
        className: 'button menu-button',
        'aria-expanded': isMenuOpen,
        'aria-controls': 'contents',
        onClick: toggleMenu,
      },
      'Menu',
    ),
    h('a', { className: 'brand', href: '#/' }, openapi.info.title, h('span', null, openapi.info.version)),
    h(
      'ul',
      { className: 'page-links', 'aria-label': 'Documents' },
      ...links.map(([href, text]) => h('li', null, h('a', { href }, text))),
    ),
    h(SessionBar),
  )
