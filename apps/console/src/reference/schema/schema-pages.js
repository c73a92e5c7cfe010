import { CodeBlock } from '../code/code-block.js'
import { openapi } from '../document/openapi.js'
import { h, Markdown } from '../viewer.js'
import { SchemaFacts } from './schema-facts.js'
import { hrefOfSchema } from './schema-name.js'
import { SchemaView } from './schema-view.js'

const { schemas } = openapi.components

/** All schemas, by name. */
export const SchemaList = () =>
  h(
    'article',
    { className: 'prose' },
    h('h1', { tabIndex: -1 }, 'Schemas'),
    h('p', { className: 'lead' }, 'The named parts of requests and answers.'),
    h(
      'dl',
      { className: 'names' },
      ...Object.keys(schemas)
        .toSorted()
        .map(name =>
          h(
            'div',
            null,
            h('dt', null, h('a', { href: hrefOfSchema(name) }, name)),
            h('dd', null, h(Markdown, { source: firstSentence(schemas[name].description) })),
          ),
        ),
    ),
  )

const firstSentence = (text = '') => text.split(/(?<=\.)\s/)[0]

export const SchemaPage = ({ name }) =>
  h(
    'article',
    { className: 'prose' },
    h('p', { className: 'trail' }, h('a', { href: '#/schemas' }, 'Schemas')),
    h('h1', { tabIndex: -1 }, name),
    h('div', { className: 'fact-line' }, h(SchemaFacts, { schema: schemas[name] })),
    h(Markdown, { source: schemas[name].description ?? '' }),
    h(SchemaView, { schema: schemas[name] }),
    h(
      'details',
      null,
      h('summary', null, 'JSON Schema'),
      h(CodeBlock, { label: 'JSON Schema', text: JSON.stringify(schemas[name], null, 2), isJson: true }),
    ),
  )
