import { resolve } from '../document/openapi.js'
import { typeOf } from '../schema/shape.js'
import { h, Markdown } from '../viewer.js'

/** The documented headers of an answer. */
export const HeaderList = ({ headers }) =>
  h(
    'ul',
    { className: 'schema-list' },
    ...Object.entries(headers).map(([name, header]) => {
      const { schema, description } = resolve(header)
      return h(
        'li',
        null,
        h(
          'div',
          { className: 'fact-line' },
          h('code', null, name),
          h('span', { className: 'type' }, typeOf(schema)),
        ),
        h(Markdown, { source: description ?? '' }),
      )
    }),
  )
