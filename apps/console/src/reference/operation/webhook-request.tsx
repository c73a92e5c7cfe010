import type { ReactNode } from 'react'
import { examplesOf, type Parameter, type PlacedOperation } from '../document.ts'
import { ExampleChooser } from '../example-chooser.tsx'
import { SchemaFacts, SchemaView } from '../schema/schema-view.tsx'
import { MarkdownText, Scrollable } from '../text.tsx'

/** The request that the service sends to an endpoint: its headers, its body, and examples of both. */
export function WebhookRequest({ placed }: { readonly placed: PlacedOperation }): ReactNode {
  const { operation, parameters } = placed
  const [[mediaType, body] = []] = Object.entries(operation.requestBody?.content ?? {})
  if (!body) return null
  return (
    <>
      <div className="request">
        <MarkdownText source={operation.description} />
        <h2>Headers</h2>
        {parameters.map(({ name, schema, description, required = false }) => (
          <div key={name} className="parameter">
            <div className="fact-line">
              <code>{name}</code>
              <SchemaFacts schema={schema} isRequired={required} />
            </div>
            <MarkdownText source={description} />
          </div>
        ))}
        <h2>Body</h2>
        <p>
          <code>{mediaType}</code>
        </p>
        <MarkdownText source={operation.requestBody?.description} />
        <details open>
          <summary>Schema</summary>
          <SchemaView schema={body.schema} />
        </details>
      </div>
      <aside className="call" aria-label="Request">
        <h2>Example of a request</h2>
        <Scrollable label="Headers">{exampleHeaders(String(mediaType), parameters)}</Scrollable>
        <ExampleChooser label="Body" examples={examplesOf(body)} />
      </aside>
    </>
  )
}

function exampleHeaders(mediaType: string, parameters: readonly Parameter[]): string {
  return [
    'POST / HTTP/1.1',
    `content-type: ${mediaType}`,
    ...parameters.map(({ name, example }) => `${name}: ${example}`),
  ].join('\n')
}
