import { functionOf, needsToken, scopesOf } from '../document/operations.js'
import { h, React } from '../viewer.js'

/** The names of an operation, and what a caller needs. */
export function OperationFacts({ placed: { id, operation } }) {
  const scopes = scopesOf(operation)
  return h(
    'dl',
    { className: 'facts' },
    h(Fact, { name: 'Access token' }, needsToken(operation) ? h(Scopes, { scopes }) : 'not needed'),
    h(Fact, { name: 'Operation' }, h('code', null, id)),
    h(Fact, { name: 'TypeScript' }, h('code', null, `client.${functionOf(operation)}()`)),
  )
}

const Fact = ({ name, children }) => h('div', null, h('dt', null, name), h('dd', null, children))

const Scopes = ({ scopes }) =>
  h(
    React.Fragment,
    null,
    'with the scope ',
    ...scopes.flatMap((scope, index) => [index > 0 && ' or ', h('code', null, scope)]),
  )
