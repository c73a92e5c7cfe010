import { CodeBlock } from '../code/code-block.js'
import { eventTypes } from '../document/event-types.js'
import { SchemaView } from '../schema/schema-view.js'
import { h, Markdown } from '../viewer.js'

/** All event types. */
export const EventTypeList = () =>
  h(
    'article',
    { className: 'prose' },
    h('h1', { tabIndex: -1 }, 'Event types'),
    h(
      'p',
      { className: 'lead' },
      'The types of events that an event stream delivers to your endpoint, and that a subscription receives.',
    ),
    h(
      'dl',
      { className: 'names' },
      ...eventTypes.map(({ type, href, description }) =>
        h(
          'div',
          null,
          h('dt', null, h('a', { href }, type)),
          h('dd', null, h(Markdown, { source: description })),
        ),
      ),
    ),
  )

export const EventTypeView = ({ type, description, example, schema }) =>
  h(
    'article',
    { className: 'prose' },
    h('p', { className: 'trail' }, h('a', { href: '#/event-types' }, 'Event types')),
    h('h1', { tabIndex: -1 }, type),
    h(Markdown, { source: description }),
    example && h('h2', null, 'Example'),
    example && h(CodeBlock, { label: 'Example', text: JSON.stringify(example, null, 2), isJson: true }),
    h('h2', null, 'Properties'),
    h(SchemaView, { schema }),
  )
