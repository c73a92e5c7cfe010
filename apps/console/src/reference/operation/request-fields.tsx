import { type ReactNode, useId, useRef } from 'react'
import { useObservable } from '../../observable.ts'
import {
  examplesOf,
  type MediaType,
  operations,
  type Parameter,
  type PlacedOperation,
  type RequestBody,
} from '../document.ts'
import type { FieldError } from '../error-body.ts'
import { SchemaView } from '../schema-view.tsx'
import { shapeOf } from '../shape.ts'
import { ExampleChoice, MarkdownText } from '../text.tsx'
import { jsonFault, type Place, placeOfValue } from './json-mistakes.ts'
import { ParameterField } from './parameter-field.tsx'
import {
  answeredErrors,
  type Body,
  change,
  changeBody,
  missingValues,
  type RequestForm,
} from './request-form.ts'
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

interface BodyFieldsProps {
  readonly body: RequestBody
  readonly form: RequestForm
  /** The errors of a JSON body. */
  readonly errors: readonly FieldError[]
  readonly faultOf: (name: string) => string | undefined
}

/** The body of a request, in one of its media types. */
function BodyFields({ body, form, errors, faultOf }: BodyFieldsProps): ReactNode {
  const { mediaType = '', bodies } = useObservable(form)
  const mediaTypes = Object.keys(body.content)
  const content = body.content[mediaType]
  const entered = bodies[mediaType]
  return (
    <>
      <h2>
        Body
        {body.required && <span className="required">required</span>}
      </h2>
      <MarkdownText source={body.description} />
      {mediaTypes.length > 1 && (
        <label className="field">
          Request content type
          <select
            value={mediaType}
            onChange={({ target }) => change(form, { mediaType: target.value, showsMissing: false })}
          >
            {mediaTypes.map(name => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {content && entered?.fields && (
        <FormBody content={content} fields={entered.fields} form={form} faultOf={faultOf} />
      )}
      {content && entered?.text !== undefined && (
        <JsonBody content={content} entered={entered} form={form} errors={errors} fault={faultOf('body')} />
      )}
    </>
  )
}

interface FormBodyProps extends Pick<BodyFieldsProps, 'form' | 'faultOf'> {
  readonly content: MediaType
  readonly fields: Readonly<Record<string, string>>
}

/** A form as a body: a field for each property of its schema. */
function FormBody({ content, fields, form, faultOf }: FormBodyProps): ReactNode {
  return shapeOf(content.schema).properties.map(({ name, schema, isRequired }) => (
    <ParameterField
      key={name}
      name={name}
      schema={schema}
      description={schema.description}
      isRequired={isRequired}
      value={fields[name] ?? ''}
      fault={faultOf(name)}
      setValue={value => changeBody(form, { fields: { ...fields, [name]: String(value) } })}
    />
  ))
}

interface JsonBodyProps extends Pick<BodyFieldsProps, 'form' | 'errors'> {
  readonly content: MediaType
  readonly entered: Extract<Body, { readonly text: string }>
  readonly fault: string | undefined
}

/** A JSON body: one of the examples, or a body that the user has edited. */
function JsonBody({ content, entered, form, errors, fault }: JsonBodyProps): ReactNode {
  const { text, example } = entered
  const examples = examplesOf(content)
  const textOf = (name: string) => JSON.stringify(examples.find(one => one.name === name)?.value, null, 2)
  const isChanged = text !== textOf(example)
  return (
    <>
      <ExampleChoice
        examples={isChanged ? [{ name: '', summary: 'Your own body.' }, ...examples] : examples}
        chosen={isChanged ? '' : example}
        choose={name => name && changeBody(form, { example: name, text: textOf(name) })}
      />
      <BodyEditor
        text={text}
        errors={errors}
        fault={fault}
        setText={next => changeBody(form, { example, text: next })}
      />
      <details open>
        <summary>Schema</summary>
        <SchemaView schema={content.schema} />
      </details>
    </>
  )
}

interface BodyEditorProps {
  readonly text: string
  readonly errors: readonly FieldError[]
  readonly fault: string | undefined
  readonly setText: (text: string) => void
}

/**
 * A field for a JSON body. Below it are syntax errors, and the errors in the service's last answer. Each is a button that selects
 * the faulty part of the body.
 */
function BodyEditor({ text, errors, fault, setText }: BodyEditorProps): ReactNode {
  const id = useId()
  const editor = useRef<HTMLTextAreaElement>(null)
  const mistake = jsonFault(text)
  // An empty body may be right.
  const syntax = text.trim() === '' ? undefined : mistake
  return (
    <div className="body-editor">
      <label htmlFor={id} className="hidden">
        Body
      </label>
      <textarea
        id={id}
        ref={editor}
        value={text}
        rows={Math.min(24, Math.max(6, text.split('\n').length))}
        spellCheck={false}
        aria-describedby={`${id}-faults`}
        aria-invalid={fault !== undefined || syntax !== undefined || errors.length > 0}
        onChange={({ target }) => setText(target.value)}
      />
      <ul id={`${id}-faults`} className="faults" aria-live="polite">
        {fault && <li className="fault">{fault}</li>}
        {syntax && <FaultButton message={syntax.message} select={() => select(editor.current, syntax)} />}
        {errors.length > 0 && <li className="muted">In the last answer:</li>}
        {errors.map(({ message, path }) => (
          <FaultButton
            key={path + message}
            message={message}
            select={() => select(editor.current, mistake ?? placeOfValue(text, path))}
          />
        ))}
      </ul>
    </div>
  )
}

interface FaultButtonProps {
  readonly message: string
  readonly select: () => void
}

function FaultButton({ message, select }: FaultButtonProps): ReactNode {
  return (
    <li>
      <button type="button" className="link fault" title="Select this part of the body" onClick={select}>
        {message}
      </button>
    </li>
  )
}

function select(editor: HTMLTextAreaElement | null, { start, end }: Place): void {
  if (!editor) return
  editor.setSelectionRange(start, start)
  // A browser scrolls to the caret only when the field gets the focus.
  editor.blur()
  editor.focus()
  editor.setSelectionRange(start, end)
}
