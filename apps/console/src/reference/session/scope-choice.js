import { h, React } from '../viewer.js'
import { offeredScopes } from './request-token.js'

const button = { type: 'button', className: 'button small' }

/** The scopes to request. */
export function ScopeChoice({ chosen, setChosen, isOpen, fault }) {
  const faultId = React.useId()
  const all = offeredScopes.map(({ name }) => name)
  const toggle = name =>
    setChosen(chosen.includes(name) ? chosen.filter(other => other !== name) : [...chosen, name])
  return h(
    'details',
    { className: 'scope-choice', open: isOpen },
    h(
      'summary',
      null,
      `Scopes: ${chosen.length === all.length ? 'all' : `${chosen.length} of ${all.length}`}`,
    ),
    h(
      'p',
      { className: 'actions' },
      h(
        'button',
        { ...button, name: 'scopes', 'aria-describedby': faultId, onClick: () => setChosen(all) },
        'All',
      ),
      h('button', { ...button, onClick: () => setChosen([]) }, 'None'),
    ),
    h('p', { id: faultId, className: 'fault' }, fault),
    h(
      'ul',
      null,
      ...offeredScopes.map(({ name, description }) =>
        h(
          'li',
          null,
          h(
            'label',
            { title: description },
            h('input', { type: 'checkbox', checked: chosen.includes(name), onChange: () => toggle(name) }),
            h('code', null, name),
          ),
        ),
      ),
    ),
  )
}
