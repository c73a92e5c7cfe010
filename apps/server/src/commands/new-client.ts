import { parseArgs } from 'node:util'
import { type Audience, scopesByAudience } from '@tenant-api/contract'
import { newId } from '../api/ids.ts'
import { audiences } from '../auth/access-token.ts'
import type { Client } from '../auth/clients.ts'
import { checkSecret, clientIdFault, hashSecret, newSecret } from '../auth/clients.ts'
import { CommandError } from './run-command.ts'

type Options = ReturnType<typeof readClientOptions>

/** Parses and checks the options of a new client. @throws {CommandError} naming the first invalid option */
export function readClientOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      id: { type: 'string' },
      secret: { type: 'string' },
      name: { type: 'string' },
      scope: { type: 'string', default: 'all' },
      audience: { type: 'string', multiple: true },
      'not-global': { type: 'boolean', default: false },
      'third-party': { type: 'boolean', default: false },
    },
  })
  const id = readId(values.id)
  const fault = values.secret === undefined ? null : checkSecret(values.secret)
  if (fault) throw new CommandError(`--secret ${fault}.`)
  return {
    id,
    secret: values.secret ?? newSecret(),
    name: values.name ?? id,
    scopes: readScopes(values.scope, values.audience?.map(readAudience)),
    isGlobal: !values['not-global'],
    isThirdParty: values['third-party'],
  }
}

/** Builds a client from options. Returns it with its secret, which is stored nowhere. @param createdAt milliseconds since 1970 */
export async function newClient(
  { secret, ...options }: Options,
  createdAt: number,
): Promise<{ client: Client; secret: string }> {
  const secretHash = await hashSecret(secret)
  return { client: { ...options, secretHash, createdAt, disabledAt: null }, secret }
}

function readId(id: string = newId('cli_')): string {
  const fault = clientIdFault(id)
  if (fault) throw new CommandError(`--id ${fault}.`)
  const url = URL.canParse(id) ? new URL(id) : null
  if (/^https:/i.test(id) && (!url || url.href !== id || url.username || url.password || url.hash)) {
    throw new CommandError(
      `--id ${JSON.stringify(id)} must be the URL of a document, such as https://app.example.com/client.json: with a path, without a user or a fragment.`,
    )
  }
  return id
}

function readAudience(text: string): Audience {
  const audience = audiences.find(known => known === text)
  if (audience) return audience
  throw new CommandError(`--audience must be one of ${audiences.join(', ')}, got ${JSON.stringify(text)}.`)
}

/** Assigns the scopes in `text` to the given audiences, or else to every audience that has one of the scopes. */
function readScopes(text: string, given: readonly Audience[] | undefined): Client['scopes'] {
  const words = text.split(' ').filter(word => word !== '')
  if (words.length === 0) throw new CommandError('--scope must name at least one scope.')
  const isAll = words.length === 1 && words[0] === 'all'
  const offered = (given ?? audiences).map(audience => {
    const known: readonly string[] = scopesByAudience[audience]
    return [audience, isAll ? known : known.filter(scope => words.includes(scope))] as const
  })
  const unknown = words.find(word => !isAll && !offered.some(([, scopes]) => scopes.includes(word)))
  if (unknown !== undefined) {
    const place = given ? `the audience ${given.join(', ')}` : 'any audience'
    throw new CommandError(`--scope names ${JSON.stringify(unknown)}, which is not a scope of ${place}.`)
  }
  return Object.fromEntries(offered.filter(([, scopes]) => given || scopes.length > 0))
}
