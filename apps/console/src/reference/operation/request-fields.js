import { useObservable } from '../observable.js'
import { h, React } from '../viewer.js'
import { answeredErrors } from './answered-errors.js'
import { BodyFields } from './body-fields.js'
import { LackingResource } from './lacking-resource.js'
import { missingValues } from './missing-values.js'
import { ParameterField } from './parameter-field.js'
import { change } from './request-form.js'

/**
 * The fields of a request: parameters, body, and headers, which few requests need. Each shows what was wrong in the last attempt:
 * its value was missing, or the service refused it.
 */
export function RequestFields({ placed, form }) {
  const { operation, parameters } = placed
  const state = useObservable(form)
  const missing = state.showsMissing ? missingValues(placed, state) : {}
  const errors = state.showsMissing ? [] : answeredErrors(placed, state)
  const faultOf = name => missing[name] ?? inAnswer(errors.find(({ path }) => path === name))
  const body = operation.requestBody
  const isHeader = ({ in: place }) => place === 'header'
  return h(
    React.Fragment,
    null,
    h(Parameters, {
      title: 'Parameters',
      placed,
      parameters: parameters.filter(one => !isHeader(one)),
      form,
      faultOf,
    }),
    body && h(BodyFields, { body, form, errors: errors.filter(({ path }) => path.startsWith('#')), faultOf }),
    h(Parameters, { title: 'Headers', placed, parameters: parameters.filter(isHeader), form, faultOf }),
  )
}

const inAnswer = error => error && `In the last answer: ${error.message}`

function Parameters({ title, placed, parameters, form, faultOf }) {
  const { values, lacking } = useObservable(form)
  if (parameters.length === 0) return null
  return h(
    React.Fragment,
    null,
    h('h2', null, title),
    ...parameters.map(({ in: place, required, ...parameter }) =>
      h(ParameterField, {
        ...parameter,
        place,
        isRequired: required,
        value: values[parameter.name] ?? '',
        fault: faultOf(parameter.name),
        hint:
          lacking[parameter.name] &&
          !values[parameter.name] &&
          h(LackingResource, { placed, name: parameter.name }),
        setValue: value => change(form, { values: { ...form.get().values, [parameter.name]: value } }),
        key: parameter.name,
      }),
    ),
  )
}
