import { dereference } from '@tenant-api/contract'
import type {
  Content,
  DescribedDocument,
  DescribedOperation,
  Parameter,
  PlacedOperation,
  Response,
  Schema,
} from './described-document.ts'

/** The path of the page that lists all event types. */
export const eventTypesPath = '/docs/event-types.md'

/** The page of an operation: what a program needs to call it, with examples. */
export function operationPage(placed: PlacedOperation, document: DescribedDocument, baseUrl: string): string {
  const { method, path, operation } = placed
  return [
    `# ${operation.summary}\n`,
    `\`${method} ${baseUrl}${path}\`\n`,
    `${operation.description}\n`,
    ...facts(operation),
    '```sh',
    curlCommand(placed, document, baseUrl),
    '```\n',
    ...requestAndAnswers(placed, document, baseUrl),
  ].join('\n')
}

/** The page of a webhook: the request that the service sends, and the answers of the endpoint. */
export function webhookPage(placed: PlacedOperation, document: DescribedDocument, baseUrl: string): string {
  const { method, operation } = placed
  return [
    `# ${operation.summary}\n`,
    `The service sends \`${method}\` to the endpoint of an event stream.\n`,
    `${operation.description}\n`,
    ...requestAndAnswers(placed, document, baseUrl),
  ].join('\n')
}

function requestAndAnswers(
  { operation, parameters }: PlacedOperation,
  document: DescribedDocument,
  baseUrl: string,
): string[] {
  const { requestBody, responses } = operation
  const answers = Object.entries(responses).map(
    ([status, response]) => [status, dereference<Response>(response, document)] as const,
  )
  return [
    ...parameterTable(parameters, document, baseUrl),
    ...(requestBody ? ['## Request body\n', ...bodyExamples(requestBody, document, baseUrl)] : []),
    ...answers
      .filter(([status]) => Number(status) < 400)
      .flatMap(([status, response]) => [
        `## Answer ${status}\n`,
        ...bodyExamples(response, document, baseUrl),
      ]),
    '## Errors\n',
    ...errors(answers, document),
  ]
}

function facts(operation: DescribedOperation): string[] {
  const scopes = operation.security.flatMap(requirement => Object.values(requirement).flat())
  const named = scopes.map(scope => `\`${scope}\``).join(' or ')
  return [
    `- Operation: \`${operation.operationId}\``,
    `- Token: ${operation.security.length === 0 ? 'none' : `with the scope ${named}`}`,
    `- Lifecycle: ${operation['x-release-lifecycle']}`,
    ...(operation.deprecated ? [`- Deprecated: ends on ${operation['x-sunset']}`] : []),
    '',
  ]
}

function errors(answers: readonly (readonly [string, Response])[], document: DescribedDocument): string[] {
  const failures = answers.filter(([status]) => Number(status) >= 400)
  return table(
    ['Status', 'Codes', 'Meaning'],
    failures.map(([status, { description, content = {} }]) => {
      const examples = Object.values(content).flatMap(one => Object.values(one.examples))
      const codes = examples.map(one => {
        const { errorCode, error } = dereference(one, document).value as { errorCode?: string; error: string }
        return `\`${errorCode ?? error}\``
      })
      return [status, [...new Set(codes)].join(' '), description]
    }),
  )
}

/** More examples than this would make the page long. */
const mostExamples = 5

/** The description of a body, and the schema and the examples of each of its media types. */
function bodyExamples(
  { description, content = {} }: { description: string; content?: Readonly<Record<string, Content>> },
  document: DescribedDocument,
  baseUrl: string,
): string[] {
  return [
    `${description}\n`,
    ...Object.entries(content).flatMap(([mediaType, { schema, examples }]) => [
      `\`${mediaType}\`: ${schemaLink(schema, baseUrl)}\n`,
      ...shownExamples(examples, document, baseUrl),
    ]),
  ]
}

/** A stream has an example for each event type. Its page shows two, and links to the pages of event types. */
function shownExamples(examples: Content['examples'], document: DescribedDocument, baseUrl: string) {
  const all = Object.values(examples).map(example => dereference(example, document))
  const shown = all.length > mostExamples ? all.slice(0, 2) : all
  return [
    ...shown.flatMap(({ summary, value }) => [`Example: ${summary}\n`, jsonBlock(value)]),
    ...(shown.length < all.length ? [`More examples: [event types](${baseUrl}${eventTypesPath})\n`] : []),
  ]
}

/** The parameters of an operation as a table; no lines if the operation has none. */
function parameterTable(
  parameters: readonly Parameter[],
  document: DescribedDocument,
  baseUrl: string,
): string[] {
  if (parameters.length === 0) return []
  return [
    '## Parameters\n',
    ...table(
      ['Name', 'In', 'Required', 'Schema', 'Description'],
      parameters.map(parameter => [
        `\`${parameter.name}\``,
        parameter.in,
        parameter.required ? 'yes' : 'no',
        schemaLink(parameter.schema, baseUrl),
        [parameter.description, limitsOf(parameter, document)].filter(Boolean).join(' '),
      ]),
    ),
  ]
}

/** The limits of a number. The limits of other types are on the page of their schema, or in the description. */
function limitsOf({ schema }: Parameter, document: DescribedDocument): string {
  const { minimum, maximum } = dereference(schema as { $ref: string }, document) as {
    minimum?: number
    maximum?: number
  }
  return [minimum !== undefined && `At least ${minimum}.`, maximum !== undefined && `At most ${maximum}.`]
    .filter(Boolean)
    .join(' ')
}

const form = 'application/x-www-form-urlencoded'

/** A curl command that sends the first example of an operation's body. Secrets are variables of the shell. */
function curlCommand(placed: PlacedOperation, document: DescribedDocument, baseUrl: string): string {
  const { method, path, operation } = placed
  const isStream = operation.responses['200']?.content?.['text/event-stream'] !== undefined
  const body = bodyOptions(placed, document)
  const isImplied = method === 'GET' || (method === 'POST' && body.length > 0)
  const command = ['curl', ...(isStream ? ['-N'] : []), ...(isImplied ? [] : [`-X ${method}`])]
  return [
    `${command.join(' ')} ${quoted(`${baseUrl}${path}`)}`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $TENANT_API_TOKEN"'] : []),
    ...body,
  ].join(' \\\n  ')
}

function bodyOptions({ operation }: PlacedOperation, document: DescribedDocument): string[] {
  const [[mediaType, content] = []] = Object.entries(operation.requestBody?.content ?? {})
  const [first] = Object.values(content?.examples ?? {})
  if (!first) return []
  const { value } = dereference(first, document)
  if (mediaType !== form)
    return [
      `-H ${quoted(`Content-Type: ${mediaType}`)}`,
      `--data-raw ${quoted(JSON.stringify(value, null, 2))}`,
    ]
  return Object.entries(value as Record<string, string>).map(
    ([name, text]) =>
      `--data-urlencode ${credentials.has(name) ? `"${name}=$TENANT_API_${name.toUpperCase()}"` : quoted(`${name}=${text}`)}`,
  )
}

const credentials = new Set(['client_id', 'client_secret'])

/** A word of a shell command. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** A table. Vertical bars and line breaks in its cells are escaped. */
function table(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(names), line(names.map(() => '---')), ...rows.map(line), '']
}

const prefix = '#/components/schemas/'

/** The path of a schema's page. */
export function schemaPath(name: string): string {
  return `/docs/schemas/${name}.md`
}

export const schemasPath = '/docs/schemas.md'

/** The names of all schemas, without links: links would make the page three times as long. */
export function schemaList(names: readonly string[], baseUrl: string): string {
  return [
    '# Schemas\n',
    `The page of a schema is \`${baseUrl}${schemaPath('<name>')}\`.\n`,
    `${names.map(name => `\`${name}\``).join(', ')}\n`,
  ].join('\n')
}

/** A schema as JSON Schema, with links to the schemas that it refers to. */
export function schemaPage(name: string, schema: object, baseUrl: string): string {
  const names = new Set<string>()
  JSON.stringify(schema, (key, value) => {
    if (key === '$ref') names.add(nameOf(value))
    return value
  })
  const links = [...names].map(other => `- [${other}](${baseUrl}${schemaPath(other)})`)
  return [
    `# Schema ${name}\n`,
    `JSON Schema 2020-12. A reference such as \`${prefix}${name}\` names a component of ${baseUrl}/openapi.json.\n`,
    jsonBlock(schema),
    ...(links.length > 0 ? ['Refers to:\n', ...links, ''] : []),
  ].join('\n')
}

/** A schema in a few words: a link to its page, its type, or its alternatives. */
export function schemaLink({ $ref, type, format, items, oneOf }: Schema, baseUrl: string): string {
  if ($ref !== undefined) return `[${nameOf($ref)}](${baseUrl}${schemaPath(nameOf($ref))})`
  if (oneOf) return oneOf.map(one => schemaLink(one, baseUrl)).join(' or ')
  if (items) return `array of ${schemaLink(items, baseUrl)}`
  return [type, format && `(${format})`].filter(Boolean).join(' ')
}

export function jsonBlock(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`
}

function nameOf(reference: string): string {
  return reference.slice(prefix.length)
}
