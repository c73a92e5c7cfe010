import type { ReactNode } from 'react'
import { useObservable } from '../../observable.ts'
import { operations, type Parameter, type PlacedOperation } from '../document.ts'
import { BodyFields } from './body-fields.tsx'
import { ParameterField } from './parameter-field.tsx'
import { answeredErrors, change, missingValues, type RequestForm } from './request-form.ts'
import { changeBy, listingFor } from './suggestions.ts'

interface RequestFieldsProps {
  readonly placed: PlacedOperation
  readonly form: RequestForm
}

/**
 * The fields of a request: parameters, body, and headers, which few requests need. Each shows what was wrong in the last attempt:
 * its value was missing, or the service refused it.
 */
export function RequestFields({ placed, form }: RequestFieldsProps): ReactNode {
  const { operation, parameters } = placed
  const state = useObservable(form)
  const missing = state.showsMissing ? missingValues(placed, state) : {}
  const errors = state.showsMissing ? [] : answeredErrors(placed, state)
  function faultOf(name: string): string | undefined {
    const error = errors.find(({ path }) => path === name)
    return missing[name] ?? (error && `In the last answer: ${error.message}`)
  }
  const isHeader = ({ in: place }: Parameter) => place === 'header'
  const common = { placed, form, faultOf }
  return (
    <>
      <Parameters title="Parameters" parameters={parameters.filter(one => !isHeader(one))} {...common} />
      {operation.requestBody && (
        <BodyFields
          body={operation.requestBody}
          form={form}
          errors={errors.filter(({ path }) => path.startsWith('#'))}
          faultOf={faultOf}
        />
      )}
      <Parameters title="Headers" parameters={parameters.filter(isHeader)} {...common} />
    </>
  )
}

interface ParametersProps extends RequestFieldsProps {
  readonly title: string
  readonly parameters: readonly Parameter[]
  readonly faultOf: (name: string) => string | undefined
}

function Parameters({ title, placed, parameters, form, faultOf }: ParametersProps): ReactNode {
  const { values, lacking } = useObservable(form)
  if (parameters.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      {parameters.map(({ name, in: place, required = false, schema, description }) => (
        <ParameterField
          key={name}
          name={name}
          place={place}
          schema={schema}
          description={description}
          isRequired={required}
          value={values[name] ?? ''}
          fault={faultOf(name)}
          hint={lacking[name] && !values[name] && <LackingResource placed={placed} name={name} />}
          setValue={value => change(form, { values: { ...form.get().values, [name]: value } })}
        />
      ))}
    </>
  )
}

interface LackingResourceProps {
  readonly placed: PlacedOperation
  readonly name: string
}

/** Says at a field for an identifier that there is no resource to fill in, with a link to the operation that creates one. */
function LackingResource({ placed, name }: LackingResourceProps): ReactNode {
  const listing = listingFor(placed.path, name)
  const resource = singular(listing.split('/').at(-1) ?? '')
  const change = changeBy(placed.method)
  if (change) return `This page has created no ${resource}. Enter the ${name} of the one to ${change}.`
  const creation = operations.find(({ method, path }) => method === 'POST' && path === listing)
  return (
    <>
      There is no {resource} yet.
      {creation && (
        <>
          {' '}
          <a href={creation.href}>Create one first</a>.
        </>
      )}
    </>
  )
}

/** The name of a resource in a path: `rate-limit-policies` contains each `rate limit policy`. */
const singular = (plural: string) => plural.replaceAll('-', ' ').replace(/ies$/, 'y').replace(/s$/, '')
