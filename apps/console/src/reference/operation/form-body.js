import { shapeOf } from '../schema/shape.js'
import { h, React } from '../viewer.js'
import { ParameterField } from './parameter-field.js'
import { changeBody } from './request-form.js'

/** A form as a body: a field for each property of its schema. */
export const FormBody = ({ content, entered, form, faultOf }) =>
  h(
    React.Fragment,
    null,
    ...shapeOf(content.schema).properties.map(property =>
      h(ParameterField, {
        ...property,
        description: property.schema.description,
        value: entered.fields[property.name] ?? '',
        fault: faultOf(property.name),
        setValue: value => changeBody(form, { fields: { ...entered.fields, [property.name]: value } }),
        key: property.name,
      }),
    ),
  )
