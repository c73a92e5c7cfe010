import { dereference } from '@tenant-api/contract'
import { bodyExamples } from './body-examples.ts'
import { curlCommand } from './curl-command.ts'
import type {
  DescribedDocument,
  DescribedOperation,
  PlacedOperation,
  Response,
} from './described-document.ts'
import { table } from './markdown-table.ts'
import { parameterTable } from './parameter-table.ts'

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
