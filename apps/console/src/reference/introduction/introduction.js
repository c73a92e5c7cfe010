import { openapi } from '../document/openapi.js'
import { operations, webhooks } from '../document/operations.js'
import { MethodBadge } from '../operation/method-badge.js'
import { h, Markdown } from '../viewer.js'
import { lead, sections } from './sections.js'

/** What the API is for, its operations, and the rules of all of them. */
export const Introduction = () =>
  h(
    'article',
    { className: 'prose' },
    h('h1', { tabIndex: -1 }, openapi.info.title),
    h('p', { className: 'lead' }, openapi.info.summary),
    h(Markdown, { source: lead }),
    ...openapi.tags.map(tag => h(TagOverview, tag)),
    ...sections.map(({ id, title, text }) =>
      h('section', { id }, h('h2', null, title), h(Markdown, { source: text })),
    ),
  )

const TagOverview = ({ name, description }) =>
  h(
    'section',
    { className: 'card' },
    h('h2', null, name),
    h('p', { className: 'muted' }, description),
    h(
      'ul',
      { className: 'operation-list' },
      ...[...operations, ...webhooks]
        .filter(({ operation }) => operation.tags[0] === name)
        .map(({ href, method, path, operation, isWebhook }) =>
          h(
            'li',
            null,
            h(
              'a',
              { href },
              h(MethodBadge, { method, isWebhook }),
              h('span', null, operation.summary),
              h('code', null, isWebhook ? 'to your endpoint' : path),
            ),
          ),
        ),
    ),
  )
