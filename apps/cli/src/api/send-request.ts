import { globalFlags } from '../command.ts'
import { CommandError, wrongUsage } from '../command-error.ts'
import { exitOfStatus } from '../exit-codes.ts'
import { confirm } from '../output/ask.ts'
import { note } from '../output/print.ts'
import { readInput } from '../read-input.ts'
import { afterUnauthorized } from '../sign-in/after-unauthorized.ts'
import { connectionOf } from '../sign-in/connection.ts'
import { issueTokenFor } from '../sign-in/issue-token.ts'

interface RequestFlags {
  readonly body?: string
  readonly contentType: string
}

/** Sends one request, and prints the unchanged body of the answer. */
export async function sendRequest(
  method: string,
  path: string,
  { body, contentType }: RequestFlags,
  command: { optsWithGlobals(): object },
): Promise<void> {
  // Accept only a path, never a URL, so that the token is sent only to the service.
  if (!/^\/(?!\/)/.test(path)) throw wrongUsage(`The path must start with exactly one slash, got '${path}'.`)
  if (!/^[A-Z]+$/.test(method))
    throw wrongUsage(`The method must be in capital letters, such as GET, got '${method}'.`)
  const flags = globalFlags(command)
  const connection = await connectionOf(flags)
  if (method === 'DELETE') await confirm(`Delete ${path}?`, flags)
  const token =
    'token' in connection
      ? String(connection.token)
      : (
          await issueTokenFor(connection, {
            audience: path.startsWith('/internal/') ? '/internal/' : '/api/v2/',
          })
        ).access_token
  const response = await fetch(`${connection.baseUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': contentType }),
    },
    body: body === undefined ? null : await readInput(body),
    redirect: 'manual',
  }).catch((error: Error) => {
    throw new CommandError(
      'network',
      'network_error',
      `No answer from ${connection.baseUrl}: ${error.cause instanceof Error ? error.cause.message : error.message}`,
      'Check the address with `tenant-api doctor`.',
    )
  })
  if (!response.ok) throw await refusal(response)
  note(`${response.status} ${response.statusText}`)
  for await (const chunk of response.body ?? []) process.stdout.write(chunk)
  process.stdout.write('\n')
}

async function refusal(response: Response): Promise<CommandError> {
  const text = await response.text()
  const { errorCode, error, message } = membersOf(text)
  return new CommandError(
    exitOfStatus(response.status),
    errorCode ?? error ?? `http_${response.status}`,
    `${response.status}: ${message ?? (text.slice(0, 200) || response.statusText)}`,
    response.status === 401 ? afterUnauthorized(errorCode ?? error) : 'Correct the request.',
  )
}

function membersOf(text: string): Partial<Record<string, string>> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
