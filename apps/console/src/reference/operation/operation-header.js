import { h } from '../viewer.js'
import { CopyAddress } from './copy-address.js'
import { MethodBadge } from './method-badge.js'

export function OperationHeader({ placed }) {
  const { id, method, path, operation, isWebhook } = placed
  return h(
    'header',
    null,
    h('p', { className: 'trail' }, isWebhook ? 'Webhooks' : operation.tags[0]),
    h(
      'h1',
      { tabIndex: -1 },
      operation.summary,
      ' ',
      h('span', { className: 'badge' }, operation['x-release-lifecycle']),
      operation.deprecated && h('span', { className: 'badge warning' }, 'deprecated'),
    ),
    operation.deprecated &&
      h(
        'p',
        { className: 'note' },
        `Deprecated since ${operation['x-deprecation']}. Ends on ${operation['x-sunset']}.`,
      ),
    h(
      'p',
      { className: 'endpoint' },
      h(MethodBadge, { method, isWebhook }),
      h('code', null, isWebhook ? `${method} to your endpoint` : path),
      !isWebhook && h(CopyAddress, { placed }),
      h(
        'a',
        { className: 'button small', href: `/docs/${isWebhook ? 'webhooks' : 'operations'}/${id}.md` },
        'Markdown',
      ),
    ),
  )
}
