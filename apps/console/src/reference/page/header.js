import { openapi } from '../document/openapi.js'
import { SessionBar } from '../session/session-bar.js'
import { h } from '../viewer.js'
import { MenuButton } from './menu-button.js'
import { PageLinks } from './page-links.js'

export const Header = () =>
  h(
    'header',
    { className: 'page-header' },
    h(MenuButton),
    h('a', { className: 'brand', href: '#/' }, openapi.info.title, h('span', null, openapi.info.version)),
    h(PageLinks),
    h(SessionBar),
  )
