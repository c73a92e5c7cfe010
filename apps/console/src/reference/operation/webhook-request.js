import { ExampleChooser } from '../code/example-chooser.js'
import { examplesOf } from '../document/openapi.js'
import { SchemaFacts } from '../schema/schema-facts.js'
import { SchemaView } from '../schema/schema-view.js'
import { h, Markdown, React } from '../viewer.js'

/** The request that the service sends to an endpoint: its headers, its body, and examples of both. */
export function WebhookRequest({ placed: { operation, parameters } }) {
  const [[mediaType, body]] = Object.entries(operation.requestBody.content)
  return h(
    React.Fragment,
    null,
    h(
      'div',
      { className: 'request' },
      h(Markdown, { source: operation.description }),
      h('h2', null, 'Headers'),
      ...parameters.map(parameter => h(Header, { ...parameter, key: parameter.name })),
      h('h2', null, 'Body'),
      h('p', null, h('code', null, mediaType)),
      h(Markdown, { source: operation.requestBody.description ?? '' }),
      h('details', { open: true }, h('summary', null, 'Schema'), h(SchemaView, { schema: body.schema })),
    ),
    h(
      'aside',
      { className: 'call', 'aria-label': 'Request' },
      h('h2', null, 'Example of a request'),
      h(
        'pre',
        { tabIndex: 0, role: 'group', 'aria-label': 'Headers' },
        exampleHeaders(mediaType, parameters),
      ),
      h(ExampleChooser, { label: 'Body', examples: examplesOf(body) }),
    ),
  )
}

const Header = ({ name, schema, description, required }) =>
  h(
    'div',
    { className: 'parameter' },
    h(
      'div',
      { className: 'fact-line' },
      h('code', null, name),
      h(SchemaFacts, { schema, isRequired: required }),
    ),
    h(Markdown, { source: description }),
  )

function exampleHeaders(mediaType, parameters) {
  return [
    'POST / HTTP/1.1',
    `content-type: ${mediaType}`,
    ...parameters.map(({ name, example }) => `${name}: ${example}`),
  ].join('\n')
}
