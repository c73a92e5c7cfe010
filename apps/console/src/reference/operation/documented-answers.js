import { ExampleChooser } from '../code/example-chooser.js'
import { examplesOf, resolve } from '../document/openapi.js'
import { Tabs } from '../page/tabs.js'
import { SchemaView } from '../schema/schema-view.js'
import { h, Markdown, React } from '../viewer.js'
import { DocumentedErrors } from './documented-errors.js'
import { HeaderList } from './header-list.js'

/** The answers that the document promises: successes with examples, errors in one table. */
export function DocumentedAnswers({ operation }) {
  const answers = Object.entries(operation.responses).map(([status, answer]) => ({
    status,
    ...resolve(answer),
  }))
  const errors = answers.filter(({ status }) => Number(status) >= 400)
  return h(
    'section',
    { className: 'documented' },
    h('h2', null, 'Answers'),
    ...answers
      .filter(answer => !errors.includes(answer))
      .map(answer => h(DocumentedAnswer, { ...answer, key: answer.status })),
    errors.length > 0 && h(DocumentedErrors, { errors }),
  )
}

function DocumentedAnswer({ status, description, content = {}, headers = {} }) {
  const [[mediaType, body] = []] = Object.entries(content)
  const [tab, setTab] = React.useState('Example')
  const tabs = [
    body && {
      name: 'Example',
      content: () => h(ExampleChooser, { label: `Example of ${status}`, examples: examplesOf(body) }),
    },
    body && { name: 'Schema', content: () => h(SchemaView, { schema: body.schema }) },
    Object.keys(headers).length > 0 && { name: 'Headers', content: () => h(HeaderList, { headers }) },
  ].filter(Boolean)
  return h(
    React.Fragment,
    null,
    h('h3', null, h('span', { className: 'badge good' }, status), mediaType && h('code', null, mediaType)),
    h(Markdown, { source: description }),
    tabs.length > 0 && h(Tabs, { label: `Answer ${status}`, tabs, chosen: tab, choose: setTab }),
  )
}
