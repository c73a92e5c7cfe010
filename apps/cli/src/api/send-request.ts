import { once } from 'node:events'
import { globalFlags } from '../command.ts'
import { CommandError, exitOfStatus, wrongUsage } from '../command-error.ts'
import { afterUnauthorized } from '../fault.ts'
import { confirm } from '../output/ask.ts'
import { escaped, isTerminal, note, oneLine } from '../output/print.ts'
import { firstText, readInput } from '../read-input.ts'
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
  // Throws a TypeError for a request that cannot be sent, such as TRACE, or GET with a body.
  const request = new Request(`${connection.baseUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': contentType }),
    },
    body: body === undefined ? null : await readInput(body),
    redirect: 'manual',
  })
  const response = await fetch(request).catch((error: Error) => {
    throw networkFault(`No answer from ${connection.baseUrl}`, error)
  })
  const broken = (error: Error) => networkFault(`The answer of ${connection.baseUrl} broke off`, error)
  if (!response.ok) throw await refusal(response, broken)
  note(`${response.status} ${oneLine(response.statusText)}`)
  await printBody(response, broken)
}

function networkFault(what: string, { cause, message }: Error): CommandError {
  return new CommandError(
    'network',
    'network_error',
    `${what}: ${cause instanceof Error ? cause.message : message}`,
    'Check the address with `tenant-api doctor`.',
  )
}

async function refusal(response: Response, broken: (error: Error) => CommandError): Promise<CommandError> {
  const text = await firstText(chunks(response, broken))
  const { errorCode, error, message } = membersOf(text)
  return new CommandError(
    exitOfStatus(response.status),
    errorCode ?? error ?? `http_${response.status}`,
    oneLine(`${response.status}: ${message ?? (text.slice(0, 200) || response.statusText)}`),
    response.status === 401 ? afterUnauthorized(errorCode ?? error) : 'Correct the request.',
  )
}

/** The members of an error of the service that are texts. */
function membersOf(text: string): Partial<Record<string, string>> {
  try {
    const members = Object.entries(JSON.parse(text) ?? {})
    return Object.fromEntries(
      members.filter((member): member is [string, string] => typeof member[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/**
 * Prints the body of an answer: unchanged into a pipe or file, without control characters on a terminal. Waits while standard output
 * is full, because the rest of an endless answer would fill the memory.
 *
 * @param broken creates the error for a body that breaks off
 */
export async function printBody(response: Response, broken: (error: Error) => CommandError): Promise<void> {
  const decoder = new TextDecoder()
  // An error of standard output ends the process.
  for await (const chunk of chunks(response, broken)) {
    const part = isTerminal() ? escaped(decoder.decode(chunk, { stream: true })) : chunk
    if (!process.stdout.write(part)) await once(process.stdout, 'drain')
  }
  process.stdout.write('\n')
}

async function* chunks(
  response: Response,
  broken: (error: Error) => CommandError,
): AsyncGenerator<Uint8Array> {
  try {
    yield* response.body ?? []
  } catch (error) {
    throw broken(error as Error)
  }
}
