import { errorBodyOf } from '../call/error-body.js'
import { useObservable } from '../observable.js'
import { h, React } from '../viewer.js'
import { BodyFields } from './body-fields.js'
import { missingValues } from './missing-values.js'
import { ParameterField } from './parameter-field.js'
import { change } from './request-form.js'

/** The fields of a request: parameters, body, and headers, which few requests need. Each shows its errors. */
export function RequestFields({ placed, form }) {
  const { operation, parameters } = placed
  const state = useObservable(form)
  const missing = state.showsMissing ? missingValues(placed, state) : {}
  const { errors = [] } = errorBodyOf(state.answer ?? {})
  const faultOf = name => missing[name] ?? errors.find(({ path }) => path === name)?.message
  const body = operation.requestBody
  const isHeader = ({ in: place }) => place === 'header'
  return h(
    React.Fragment,
    null,
    h(Parameters, {
      title: 'Parameters',
      parameters: parameters.filter(one => !isHeader(one)),
      form,
      faultOf,
    }),
    body && h(BodyFields, { body, form, errors: errors.filter(({ path }) => path.startsWith('#')), faultOf }),
    h(Parameters, { title: 'Headers', parameters: parameters.filter(isHeader), form, faultOf }),
  )
}

function Parameters({ title, parameters, form, faultOf }) {
  const { values } = useObservable(form)
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
        setValue: value => change(form, { values: { ...form.get().values, [parameter.name]: value } }),
        key: parameter.name,
      }),
    ),
  )
}
