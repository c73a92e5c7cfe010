import { dereference } from '@tenant-api/contract'
import type {
  Content,
  DescribedDocument,
  DescribedOperation,
  Parameter,
  PlacedOperation,
  Response,
} from './described-document.ts'
import { jsonBlock, schemaLink } from './schema-page.ts'

/** What a program needs to call an operation: address, token, parameters, body and answers, each with an example. */
export function operationPage(
  { method, path, operation }: PlacedOperation,
  document: DescribedDocument,
  baseUrl: string,
): string {
  const { parameters = [], requestBody, responses } = operation
  const resolved = parameters.map(parameter => dereference<Parameter>(parameter, document))
  const answers = Object.entries(responses).map(
    ([status, response]) => [status, dereference<Response>(response, document)] as const,
  )
  return [
    `# ${operation.summary}\n`,
    `\`${method} ${baseUrl}${path}\`\n`,
    `${operation.description}\n`,
    ...facts(operation),
    ...(resolved.length > 0 ? parameterTable(resolved, document, baseUrl) : []),
    ...(requestBody ? ['## Request body\n', ...contents(requestBody, document, baseUrl)] : []),
    ...answers
      .filter(([status]) => Number(status) < 400)
      .flatMap(([status, response]) => [`## Answer ${status}\n`, ...contents(response, document, baseUrl)]),
    '## Errors\n',
    ...errors(answers, document),
  ].join('\n')
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

function parameterTable(
  parameters: readonly Parameter[],
  document: DescribedDocument,
  baseUrl: string,
): string[] {
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

/** The description of a body, and the schema and the first example of each of its media types. */
function contents(
  { description, content = {} }: { description: string; content?: Readonly<Record<string, Content>> },
  document: DescribedDocument,
  baseUrl: string,
): string[] {
  return [
    `${description}\n`,
    ...Object.entries(content).flatMap(([mediaType, { schema, examples }]) => {
      const [example] = Object.values(examples).map(one => dereference(one, document))
      return [
        `\`${mediaType}\`: ${schemaLink(schema, baseUrl)}. Example: ${example?.summary}\n`,
        jsonBlock(example?.value),
      ]
    }),
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

function table(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(names), line(names.map(() => '---')), ...rows.map(line), '']
}
