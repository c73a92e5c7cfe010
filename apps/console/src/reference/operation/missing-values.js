import { shapeOf } from '../schema/shape.js'

/**
 * The required values that a form lacks: an error message for each field, by the name of the field. All other
 * faults are left to the service, so that the page shows the errors that a program would get.
 */
export function missingValues({ operation, parameters }, { values, mediaType, bodies }) {
  const faults = {}
  for (const { name, required } of parameters) if (required && !values[name]) faults[name] = missing(name)
  const { fields, text = '' } = bodies[mediaType] ?? {}
  if (fields) {
    const { schema } = operation.requestBody.content[mediaType]
    for (const { name, isRequired } of shapeOf(schema).properties)
      if (isRequired && !fields[name]) faults[name] = missing(name)
  } else if (operation.requestBody?.required && text.trim() === '')
    faults.body = 'Enter a body. This operation needs one.'
  return faults
}

const missing = name => `Enter a value for ${name}.`
