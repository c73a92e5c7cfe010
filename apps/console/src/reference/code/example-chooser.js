import { h, React } from '../viewer.js'
import { CodeBlock } from './code-block.js'
import { ExampleChoice } from './example-choice.js'
import { inlineCode } from './inline-code.js'

/** One of several named examples. */
export function ExampleChooser({ label, examples }) {
  const [chosen, choose] = React.useState(examples[0].name)
  const { value } = examples.find(({ name }) => name === chosen) ?? examples[0]
  return h(
    React.Fragment,
    null,
    examples.length > 1
      ? h(ExampleChoice, { examples, chosen, choose })
      : h('p', { className: 'muted' }, inlineCode(examples[0].summary)),
    h(CodeBlock, { label, text: JSON.stringify(value, null, 2), isJson: true }),
  )
}
