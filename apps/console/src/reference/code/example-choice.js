import { h, React } from '../viewer.js'
import { inlineCode } from './inline-code.js'

/** More radio buttons than this would push the chosen example off the screen. */
const mostRadios = 5

/** Chooses an example by its summary. A few are radio buttons, because a select cuts off long texts. */
export const ExampleChoice = props => h(props.examples.length > mostRadios ? Select : Radios, props)

function Radios({ examples, chosen, choose }) {
  const group = React.useId()
  return h(
    'fieldset',
    { className: 'examples' },
    h('legend', { className: 'hidden' }, 'Example'),
    ...examples.map(({ name, summary }) =>
      h(
        'label',
        { key: name },
        h('input', { type: 'radio', name: group, checked: name === chosen, onChange: () => choose(name) }),
        h('span', null, inlineCode(summary)),
      ),
    ),
  )
}

const Select = ({ examples, chosen, choose }) =>
  h(
    React.Fragment,
    null,
    h(
      'label',
      { className: 'field' },
      'Example',
      h(
        'select',
        { value: chosen, onChange: event => choose(event.target.value) },
        ...examples.map(({ name, summary }) => h('option', { value: name }, summary.replaceAll('`', ''))),
      ),
    ),
    h('p', { className: 'muted' }, inlineCode(examples.find(({ name }) => name === chosen)?.summary ?? '')),
  )
