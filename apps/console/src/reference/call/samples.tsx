import type { ReactNode } from 'react'
import { CopyButton } from '../../controls/button.tsx'
import { Tabs } from '../../controls/tabs.tsx'
import { observable, useObservable } from '../../observable.ts'
import { session } from '../../session/session.ts'
import {
  functionOf,
  isStream,
  needsToken,
  type PlacedOperation,
  type Schema,
  tokenRequest,
} from '../document.ts'
import { parsed } from '../error-body.ts'
import { formMediaType, type Input, type Value } from '../operation/request-form.ts'
import { resolved, shapeOf } from '../shape.ts'
import { CodeBlock } from '../text.tsx'
import type { Call } from './send.ts'

interface SamplesProps {
  readonly placed: PlacedOperation
  readonly values: Input['values']
  readonly call: Call
}

/** The request of a form as a curl command and in TypeScript. Both read secrets from variables, so a copy has none. */
export function Samples({ placed, values, call }: SamplesProps): ReactNode {
  const chosen = useObservable(language)
  return (
    <section className="samples" aria-label="Samples">
      <Tabs
        label="Language"
        chosen={chosen}
        choose={chooseLanguage}
        tabs={[
          { name: 'curl', content: () => <CodeBlock label="curl" text={curlOf(placed, call)} /> },
          {
            name: 'TypeScript',
            content: () => <CodeBlock label="TypeScript" text={typescriptOf(placed, values, call)} />,
          },
        ]}
      />
      {needsToken(placed.operation) && <TokenHelp />}
    </section>
  )
}

const languageKey = 'tenant-api-reference-language'

/** The language of the samples, for all operations. The browser keeps it. */
const language = observable(keptLanguage())

function chooseLanguage(name: string): void {
  language.set(name)
  try {
    localStorage.setItem(languageKey, name)
  } catch {
    // The browser denies the storage, so the choice ends with the page.
  }
}

function keptLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** How to set the variable TENANT_API_TOKEN that the samples read. */
function TokenHelp(): ReactNode {
  const current = useObservable(session)
  return (
    <details className="token-help">
      <summary>Set $TENANT_API_TOKEN</summary>
      {current ? (
        <p>
          The token of this page:{' '}
          <CopyButton className="small" text={current.token}>
            Copy the access token
          </CopyButton>
        </p>
      ) : (
        <p>Sign in to copy the token of this page.</p>
      )}
      <p>Or request one in a shell, with TENANT_API_CLIENT_ID and TENANT_API_CLIENT_SECRET set:</p>
      <CodeBlock label="Command for a token" text={tokenCommand()} />
    </details>
  )
}

/** A shell command that works wherever curl and sed do: it reads the token from the JSON answer. */
function tokenCommand(): string {
  const fields = Object.entries(tokenRequest.parameters).map(([name, value]) => `-d ${name}=${value}`)
  return [
    `export TENANT_API_TOKEN=$(curl -s ${location.origin}${tokenRequest.path}`,
    ...fields,
    '--data-urlencode "client_id=$TENANT_API_CLIENT_ID"',
    '--data-urlencode "client_secret=$TENANT_API_CLIENT_SECRET"',
    `| sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,
  ].join(' \\\n  ')
}

type Fields = Readonly<Record<string, string>>

/** The curl command for a call. It reads the token and the secret of a client from variables. */
function curlOf(placed: PlacedOperation, { method, url, headers, body, fields }: Call): string {
  const options = Object.entries(headers)
    .filter(([name]) => name !== 'Authorization' && !(fields && name === 'Content-Type'))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  if (needsToken(placed.operation)) options.unshift('-H "Authorization: Bearer $TENANT_API_TOKEN"')
  if (fields) options.push(...formOptions(fields, credentialVariables(placed, fields)))
  else if (body !== undefined)
    options.push(`--data-raw ${withoutSecret(quoted(body), `'"$TENANT_API_CLIENT_SECRET"'`)}`)
  const isImplied = method === 'GET' || (method === 'POST' && body !== undefined)
  const command = ['curl', isStream(placed.operation) && '-N', !isImplied && `-X ${method}`, quoted(url)]
  return [command.filter(Boolean).join(' '), ...options].join(' \\\n  ')
}

function formOptions(fields: Fields, variables: Fields): readonly string[] {
  return [
    ...Object.entries(fields)
      .filter(([name]) => !variables[name])
      .map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...Object.entries(variables).map(([name, variable]) => `--data-urlencode "${name}=$${variable}"`),
  ]
}

/** A word of a shell command. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The call of `@tenant-api/client` for a form. Path, query and body are one argument of the call. */
function typescriptOf(placed: PlacedOperation, values: Input['values'], call: Call): string {
  const { operation } = placed
  const { body, fields } = call
  const given = fields ?? (body === undefined ? {} : propertiesOf(body))
  if (!given) return '// The body is not a JSON object, so there is no call to show.'
  const correlationId = values['X-Correlation-ID']
  const variables = fields && credentialVariables(placed, fields)
  const input = { ...parametersOf(placed, values), ...given, ...variables }
  const hasInput = Object.keys(input).length > 0
  const argumentList = [
    (hasInput || correlationId) && literal(input, variables),
    correlationId && literal({ correlationId }),
  ].filter(Boolean)
  const expression = `client.${functionOf(operation)}(${argumentList.join(', ')})`
  const token = needsToken(operation) ? "process.env.TENANT_API_TOKEN ?? ''" : "'none'"
  return [
    "import { createClient } from '@tenant-api/client'",
    '',
    ...(needsToken(operation) ? [] : ['// The operation needs no token.']),
    `const client = createClient({ baseUrl: '${location.origin}', token: ${token} })`,
    isStream(operation)
      ? `for await (const message of ${expression}) console.log(message)`
      : `console.log(await ${expression})`,
  ].join('\n')
}

/**
 * The parameters of the path and the query. A missing path parameter is `{name}`. The client resumes a stream
 * with `from` instead of `Last-Event-ID` or `lastEventId`.
 */
function parametersOf({ parameters }: PlacedOperation, values: Input['values']): object {
  const missing = parameters.filter(({ name, in: place }) => place === 'path' && !values[name])
  const given = parameters.flatMap(({ name, in: place, schema }) => {
    const value = values[name] ?? ''
    return place === 'header' || name === 'lastEventId' || value.length === 0
      ? []
      : [[name, typed(schema, value)] as const]
  })
  const last = values['Last-Event-ID'] || values.lastEventId
  return {
    ...Object.fromEntries(missing.map(({ name }) => [name, `{${name}}`])),
    ...Object.fromEntries(given),
    ...(last && { from: last }),
  }
}

function typed(schema: Schema, value: Value): Value | number {
  const isNumber = ['integer', 'number'].includes(String(resolved(schema).type))
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : value
}

/** The properties of a JSON object; undefined for any other text. */
function propertiesOf(body: string): object | undefined {
  const value = parsed(body)
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined
}

/** An object in the style of TypeScript: without quotes around names, and without values that are in `variables`. */
function literal(value: object, variables: Fields = { client_secret: 'TENANT_API_CLIENT_SECRET' }): string {
  const text = withoutSecret(JSON.stringify(value, null, 2), variables.client_secret).replace(
    /^( *)"([a-z_$][\w$]*)":/gim,
    '$1$2:',
  )
  return Object.entries(variables).reduce(
    (before, [name, variable]) =>
      before.replaceAll(`${name}: "${variable}"`, `${name}: process.env.${variable} ?? ''`),
    text,
  )
}

/** The properties of a form that samples fill in from variables, with the names of the variables. */
function credentialVariables({ operation }: PlacedOperation, fields: Fields): Fields {
  const content = operation.requestBody?.content[formMediaType]
  const names = content ? shapeOf(content.schema).properties.map(({ name }) => name) : []
  return {
    ...(names.includes('client_id') && !fields.client_id && { client_id: 'TENANT_API_CLIENT_ID' }),
    ...(names.includes('client_secret') && { client_secret: 'TENANT_API_CLIENT_SECRET' }),
  }
}

/** Replaces the secret of a client in a JSON text, also in a malformed one, so that a sample can be shown and copied. */
function withoutSecret(json: string, replacement: string | undefined): string {
  return json.replaceAll(
    /("client_secret"\s*:\s*")(?:[^"\\]|\\.)*/g,
    (_, name: string) => `${name}${replacement}`,
  )
}
