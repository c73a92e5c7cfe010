import type { ReactNode } from 'react'
import { MethodBadge } from '../controls/badge.tsx'
import {
  type EventType,
  eventTypes,
  lead,
  openapi,
  operations,
  type Schema,
  sections,
  webhooks,
} from './document.ts'
import { SchemaFacts, SchemaView } from './schema-view.tsx'
import { hrefOfSchema } from './shape.ts'
import { JsonBlock, MarkdownText } from './text.tsx'

/** What the API is for, its operations, and the rules of all of them. */
export function Introduction(): ReactNode {
  return (
    <article className="prose">
      <h1 tabIndex={-1}>{openapi.info.title}</h1>
      <p className="lead">{openapi.info.summary}</p>
      <MarkdownText source={lead} />
      {openapi.tags.map(({ name, description }) => (
        <section key={name} className="card">
          <h2>{name}</h2>
          <p className="muted">{description}</p>
          <OperationList tag={name} />
        </section>
      ))}
      {sections.map(({ id, title, text }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          <MarkdownText source={text} />
        </section>
      ))}
    </article>
  )
}

function OperationList({ tag }: { readonly tag: string }): ReactNode {
  const listed = [...operations, ...webhooks].filter(({ operation }) => operation.tags[0] === tag)
  return (
    <ul className="operation-list">
      {listed.map(({ href, method, path, operation, isWebhook }) => (
        <li key={href}>
          <a href={href}>
            <MethodBadge method={method} isWebhook={isWebhook} />
            <span>{operation.summary}</span>
            <code>{isWebhook ? 'to your endpoint' : path}</code>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function EventTypeList(): ReactNode {
  return (
    <article className="prose">
      <h1 tabIndex={-1}>Event types</h1>
      <p className="lead">
        The types of events that an event stream delivers to your endpoint, and that a subscription receives.
      </p>
      <dl className="names">
        {eventTypes.map(({ type, href, description }) => (
          <div key={type}>
            <dt>
              <a href={href}>{type}</a>
            </dt>
            <dd>
              <MarkdownText source={description} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

export function EventTypeView({ type, description, example, schema }: EventType): ReactNode {
  return (
    <article className="prose">
      <p className="trail">
        <a href="#/event-types">Event types</a>
      </p>
      <h1 tabIndex={-1}>{type}</h1>
      <MarkdownText source={description} />
      {example !== undefined && (
        <>
          <h2>Example</h2>
          <JsonBlock label="Example" value={example} />
        </>
      )}
      <h2>Properties</h2>
      <SchemaView schema={schema} />
    </article>
  )
}

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
