import { h, React } from '../viewer.js'
import { offeredScopes } from './request-token.js'
import { clientName, readableTime } from './session.js'

/** The client of the session and the end of its token. The scopes open on request. */
export function SessionDetails({ current, isOver }) {
  const { scopes, expiresAt, refusal } = current
  const time = expiresAt && readableTime(expiresAt)
  const end = refusal ? 'token refused' : time && `${isOver ? 'expired' : 'until'} ${time}`
  const count = scopes && `${scopes.length} ${scopes.length === 1 ? 'scope' : 'scopes'}`
  return h(
    React.Fragment,
    null,
    h(
      'button',
      { type: 'button', className: 'session-summary', popovertarget: 'session-scopes' },
      h('strong', null, clientName(current)),
      ...[count, end].filter(Boolean).map(fact => h('span', null, fact)),
    ),
    h(
      'div',
      { id: 'session-scopes', popover: 'auto' },
      h('p', null, `The token has ${[count ?? 'unknown scopes', end].filter(Boolean).join(', ')}.`),
      h(Scopes, { scopes, refusal }),
    ),
  )
}

function Scopes({ scopes, refusal }) {
  const missing = offeredScopes.map(({ name }) => name).filter(name => scopes && !scopes.includes(name))
  return h(
    React.Fragment,
    null,
    refusal && h('p', { className: 'fault' }, refusal),
    scopes && h(ScopeList, { title: 'Granted', scopes }),
    missing.length > 0 && h(ScopeList, { title: 'Not granted', scopes: missing }),
  )
}

const ScopeList = ({ title, scopes }) =>
  h(
    React.Fragment,
    null,
    h('p', null, title),
    h('ul', null, ...scopes.map(scope => h('li', null, h('code', null, scope)))),
  )
