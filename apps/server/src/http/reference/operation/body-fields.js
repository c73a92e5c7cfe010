import { ExampleChoice } from '../code/example-choice.js'
import { examplesOf } from '../document/openapi.js'
import { useObservable } from '../observable.js'
import { SchemaView } from '../schema/schema-view.js'
import { shapeOf } from '../schema/shape.js'
import { h, Markdown, React } from '../viewer.js'
import { BodyEditor } from './body-editor.js'
import { ParameterField } from './parameter-field.js'
import { change, changeBody } from './request-form.js'

/** The body of a request: fields for a form, an editor for JSON. */
export function BodyFields({ body, form, errors, faultOf }) {
  const { mediaType, bodies } = useObservable(form)
  const mediaTypes = Object.keys(body.content)
  const { schema } = body.content[mediaType]
  const isForm = bodies[mediaType].fields !== undefined
  return h(
    React.Fragment,
    null,
    h('h2', null, 'Body', body.required && h('span', { className: 'required' }, 'required')),
    h(Markdown, { source: body.description ?? '' }),
    mediaTypes.length > 1 && h(MediaTypeSelect, { mediaTypes, mediaType, form }),
    isForm
      ? h(FormFields, { schema, form, faultOf })
      : h(JsonBody, { body, form, errors, fault: faultOf('body') }),
  )
}

const MediaTypeSelect = ({ mediaTypes, mediaType, form }) =>
  h(
    'label',
    { className: 'field' },
    'Request content type',
    h(
      'select',
      {
        value: mediaType,
        onChange: event => change(form, { mediaType: event.target.value, showsMissing: false }),
      },
      ...mediaTypes.map(name => h('option', { value: name }, name)),
    ),
  )

function FormFields({ schema, form, faultOf }) {
  const { bodies, mediaType } = useObservable(form)
  const { fields } = bodies[mediaType]
  return h(
    React.Fragment,
    null,
    ...shapeOf(schema).properties.map(property =>
      h(ParameterField, {
        ...property,
        description: property.schema.description,
        value: fields[property.name] ?? '',
        fault: faultOf(property.name),
        setValue: value =>
          changeBody(form, { fields: { ...form.get().bodies[mediaType].fields, [property.name]: value } }),
        key: property.name,
      }),
    ),
  )
}

function JsonBody({ body, form, errors, fault }) {
  const { bodies, mediaType } = useObservable(form)
  const content = body.content[mediaType]
  const { text, example } = bodies[mediaType]
  const examples = examplesOf(content)
  const chosen = examples.find(({ name }) => name === example)
  const isChanged = text !== JSON.stringify(chosen?.value, null, 2)
  return h(
    React.Fragment,
    null,
    h(ExampleChoice, {
      examples: isChanged ? [{ name: '', summary: 'Your own body.' }, ...examples] : examples,
      chosen: isChanged ? '' : example,
      choose: name => {
        const { value } = examples.find(one => one.name === name) ?? {}
        if (value) changeBody(form, { example: name, text: JSON.stringify(value, null, 2) })
      },
    }),
    h(BodyEditor, { text, errors, fault, setText: next => changeBody(form, { text: next }) }),
    h('details', null, h('summary', null, 'Schema'), h(SchemaView, { schema: content.schema })),
  )
}
