import { type ReactNode, useState } from 'react'
import { resolve, type Schema } from './document.ts'
import { hasParts, hrefOfSchema, limitsOf, nameInside, shapeOf, typeOf, valuesOf } from './shape.ts'
import { inlineCode, MarkdownText } from './text.tsx'

/** The properties of an object, or the variants of a union. Nested ones open on request, each on its own or all at once. */
export function SchemaView({ schema }: { readonly schema: Schema }): ReactNode {
  const [isExpanded, setExpanded] = useState(false)
  const { properties, alternatives, chosenBy } = shapeOf(schema)
  const isDeep = [...properties, ...alternatives].some(part => hasParts(part.schema))
  return (
    <div className="schema">
      <div className="row apart">
        {alternatives.length > 0 && (
          <p className="muted">
            <UnionTitle chosenBy={chosenBy} />
          </p>
        )}
        {isDeep && (
          <button type="button" className="link" onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? 'Collapse all' : 'Expand all'}
          </button>
        )}
      </div>
      {/* The key resets what the user has opened and closed since. */}
      <SchemaParts
        key={String(isExpanded)}
        schema={schema}
        isExpanded={isExpanded}
        outer={[nameInside(schema)]}
      />
    </div>
  )
}

interface SchemaPartsProps {
  readonly schema: Schema
  /** Whether nested parts are open at first. */
  readonly isExpanded: boolean
  /** The names of the schemas around this one. */
  readonly outer: readonly (string | undefined)[]
}

/** The properties of an object and the variants of a union, each with what is nested in it. */
function SchemaParts({ schema, ...nesting }: SchemaPartsProps): ReactNode {
  const { properties, alternatives, chosenBy } = shapeOf(schema)
  return (
    <>
      {properties.length > 0 && (
        <ul>
          {properties.map(({ name, ...part }) => (
            <Part key={name} label={name} {...part} {...nesting} />
          ))}
        </ul>
      )}
      {alternatives.length > 0 && (
        <ul className="variants">
          {alternatives.map(({ title, value, schema: variant }) => (
            <Part
              key={title}
              label={chosenBy && value ? `${chosenBy}: "${value}"` : title}
              schema={variant}
              {...nesting}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface PartProps extends SchemaPartsProps {
  readonly label: string
  readonly isRequired?: boolean
}

function Part({ label, schema, isRequired = false, ...nesting }: PartProps): ReactNode {
  return (
    <li>
      <div className="fact-line">
        <code>{label}</code>
        <SchemaFacts schema={schema} isRequired={isRequired} />
      </div>
      <MarkdownText source={schema.description ?? resolve(schema).description} />
      {hasParts(schema) && <Nested schema={schema} {...nesting} />}
    </li>
  )
}

/** Renders its content when it is opened, because a schema may contain itself, and a union has many variants. */
function Nested({ schema, isExpanded, outer }: SchemaPartsProps): ReactNode {
  const name = nameInside(schema)
  const [isOpen, setOpen] = useState(isExpanded && !(name && outer.includes(name)))
  const { alternatives, chosenBy } = shapeOf(schema)
  return (
    <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{alternatives.length > 0 ? <UnionTitle chosenBy={chosenBy} /> : 'Properties'}</summary>
      {isOpen && (
        <div>
          <SchemaParts schema={schema} isExpanded={isExpanded} outer={[...outer, name]} />
        </div>
      )}
    </details>
  )
}

/** Says that a value is one of the variants below it, and which property chooses the variant. */
function UnionTitle({ chosenBy }: { readonly chosenBy: string | undefined }): ReactNode {
  if (!chosenBy) return 'One of'
  return (
    <>
      One of, chosen by <code>{chosenBy}</code>
    </>
  )
}

interface SchemaFactsProps {
  readonly schema: Schema
  readonly isRequired?: boolean
  /** False if the allowed values are shown elsewhere. */
  readonly hasValues?: boolean
}

/** The type, the name and the limits of a value, in one line. */
export function SchemaFacts({ schema, isRequired = false, hasValues = true }: SchemaFactsProps): ReactNode {
  const name = nameInside(schema)
  const values = valuesOf(schema)
  return (
    <>
      <span className="type">{typeOf(schema)}</span>
      {name && <a href={hrefOfSchema(name)}>{name}</a>}
      {isRequired && <span className="required">required</span>}
      {limitsOf(schema).map(limit => (
        <span key={limit} className="limit">
          {inlineCode(limit)}
        </span>
      ))}
      {hasValues && values.length > 0 && <Values values={values} />}
    </>
  )
}

/** The allowed values. A long list is folded. */
function Values({ values }: { readonly values: readonly string[] }): ReactNode {
  const codes = values.map(value => <code key={value}>{value}</code>)
  if (values.length <= 6) return <span className="values">{codes}</span>
  return (
    <details className="values">
      <summary>one of {values.length} values</summary>
      <span>{codes}</span>
    </details>
  )
}
