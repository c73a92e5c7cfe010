import type { ReactNode } from 'react'
import { openapi, type Schema } from '../document.ts'
import { JsonBlock, MarkdownText } from '../text.tsx'
import { SchemaFacts, SchemaView } from './schema-view.tsx'
import { hrefOfSchema } from './shape.ts'

/** All schemas, by name. */
export function SchemaList(): ReactNode {
  const byName = Object.entries(openapi.components.schemas).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return (
    <article className="prose">
      <h1 tabIndex={-1}>Schemas</h1>
      <p className="lead">The named parts of requests and answers.</p>
      <dl className="names">
        {byName.map(([name, { description = '' }]) => (
          <div key={name}>
            <dt>
              <a href={hrefOfSchema(name)}>{name}</a>
            </dt>
            <dd>
              <MarkdownText source={description.split(/(?<=\.)\s/)[0]} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

export function SchemaPage({ name, schema }: { readonly name: string; readonly schema: Schema }): ReactNode {
  return (
    <article className="prose">
      <p className="trail">
        <a href="#/schemas">Schemas</a>
      </p>
      <h1 tabIndex={-1}>{name}</h1>
      <div className="fact-line">
        <SchemaFacts schema={schema} />
      </div>
      <MarkdownText source={schema.description} />
      <SchemaView schema={schema} />
      <details>
        <summary>JSON Schema</summary>
        <JsonBlock label="JSON Schema" value={schema} />
      </details>
    </article>
  )
}
