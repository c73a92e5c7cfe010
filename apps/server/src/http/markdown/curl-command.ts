import { dereference } from '@tenant-api/contract'
import type { DescribedDocument, PlacedOperation } from './described-document.ts'

const form = 'application/x-www-form-urlencoded'

/** A curl command that sends the first example of an operation's body. Secrets are variables of the shell. */
export function curlCommand(placed: PlacedOperation, document: DescribedDocument, baseUrl: string): string {
  const { method, path, operation } = placed
  const isStream = operation.responses['200']?.content?.['text/event-stream'] !== undefined
  const body = bodyOptions(placed, document)
  const isImplied = method === 'GET' || (method === 'POST' && body.length > 0)
  const command = ['curl', ...(isStream ? ['-N'] : []), ...(isImplied ? [] : [`-X ${method}`])]
  return [
    `${command.join(' ')} ${quoted(`${baseUrl}${path}`)}`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
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
      `--data-urlencode ${credentials.has(name) ? `"${name}=$${name.toUpperCase()}"` : quoted(`${name}=${text}`)}`,
  )
}

const credentials = new Set(['client_id', 'client_secret'])

/** A word of a shell command. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
