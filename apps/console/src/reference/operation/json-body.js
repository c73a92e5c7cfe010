import { ExampleChoice } from '../code/example-choice.js'
import { examplesOf } from '../document/openapi.js'
import { SchemaView } from '../schema/schema-view.js'
import { h, React } from '../viewer.js'
import { BodyEditor } from './body-editor.js'
import { changeBody } from './request-form.js'

/** A JSON body: one of the examples, or a body that the user has edited. */
export function JsonBody({ content, entered, form, errors, fault }) {
  const { text, example } = entered
  const examples = examplesOf(content)
  const textOf = name => JSON.stringify(examples.find(one => one.name === name)?.value, null, 2)
  const isChanged = text !== textOf(example)
  return h(
    React.Fragment,
    null,
    h(ExampleChoice, {
      examples: isChanged ? [{ name: '', summary: 'Your own body.' }, ...examples] : examples,
      chosen: isChanged ? '' : example,
      choose: name => name && changeBody(form, { example: name, text: textOf(name) }),
    }),
    h(BodyEditor, { text, errors, fault, setText: next => changeBody(form, { text: next }) }),
    h('details', { open: true }, h('summary', null, 'Schema'), h(SchemaView, { schema: content.schema })),
  )
}
