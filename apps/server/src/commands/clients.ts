import { parseArgs } from 'node:util'
import { type Audience, scopesByAudience } from '@tenant-api/contract'
import { newId } from '../api/ids.ts'
import { audiences } from '../auth/access-token.ts'
import { forgetCredentials } from '../auth/bootstrap-client.ts'
import { checkSecret, hashSecret, newSecret } from '../auth/client-secrets.ts'
import { type Client, type ClientStore, clientIdFault, clientNameFault } from '../auth/clients.ts'
import { isCimdClientId } from '../limiting/rate-limits.ts'
import { commandEntry, type LogOperation, type NewLogEntry } from '../logs/entries.ts'
import { type Command, CommandError, runCommand } from './run-command.ts'

const usage = `Usage: npm run clients -- <command>

  create [options]   Creates a client. Shows its secret once.
    --id ID            default: a random id; an https URL creates a CIMD client
    --secret SECRET    default: a random secret, which is safer: other users of this machine can see a typed one
    --name NAME        a name for people; default: the id
    --scope 'A B'      the scopes that its tokens may contain; default: all
    --audience AUD     /api/v2/ or /internal/, can be repeated; default: every audience that has the scopes
    --not-global       the client cannot call /api/v2/, for clients that only publish
    --third-party      the client belongs to another organization
  list               Shows all clients.
  rotate ID          Replaces the secret of a client at once, and shows the new one once. The client's tokens stay valid.
  disable ID         Disables a client and its tokens permanently. The id cannot be used again.

If it is the client whose credentials the first start has written to first-client.json, rotate and disable delete this file.

Commands use DATA_DIR like the service, and can run while the service runs. The service applies changes within 5 seconds.
Add -s (npm run -s clients -- list) to print only JSON.
`

/** RFC 6749, section 2.3.1. Six of eleven libraries that were tried send id and secret as they are. */
const needsEncoding =
  'Warning: id or secret has + or %. Many libraries do not encode them for HTTP Basic: let them send the credentials in the body.\n'

const create: Command = args => {
  const options = readClientOptions(args)
  return async ({ clients, now }) => {
    const { client, secret } = await newClient(options, await now())
    if ((await insertClient(clients, client)) === 'exists')
      throw new CommandError(`There is already a client ${JSON.stringify(client.id)}.`)
    if (/[+%]/.test(client.id + secret)) process.stderr.write(needsEncoding)
    const { client_id, ...rest } = shown(client)
    return { client_id, client_secret: secret, ...rest }
  }
}

const list: Command = args => {
  parseArgs({ args: [...args] })
  return async ({ clients }) => (await clients.list()).map(shown)
}

const rotate: Command = args => {
  const id = readId(args)
  return async ({ clients }, { dataDir }) => {
    const client = (await clients.find(id)) ?? unknown(id)
    if (client.disabledAt !== null)
      throw new CommandError(`The client ${JSON.stringify(id)} is disabled: create another one.`)
    const secret = newSecret()
    const entry = entryOf('rotate_client_secret', client)
    await clients.update(id, { secretHash: await hashSecret(secret) }, entry)
    forgetCredentials(dataDir, id)
    return { client_id: id, client_secret: secret }
  }
}

const disable: Command = args => {
  const id = readId(args)
  return async ({ clients, now }, { dataDir }) => {
    const client = (await clients.find(id)) ?? unknown(id)
    const entry = entryOf('disable_client', client)
    const disabled =
      client.disabledAt === null ? await clients.update(id, { disabledAt: await now() }, entry) : client
    forgetCredentials(dataDir, id)
    return shown(disabled ?? unknown(id))
  }
}

/** Stores a new client, and its entry in the log of the tenant. */
export function insertClient(clients: ClientStore, client: Client): Promise<'inserted' | 'exists'> {
  return clients.insert(client, entryOf('create_client', client))
}

function entryOf(operation: LogOperation, { id, name }: Client): NewLogEntry {
  return commandEntry(operation, { resource: { type: 'client', id, name } })
}

function readId(args: readonly string[]): string {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [id] = positionals
  if (!id || positionals.length > 1) throw new CommandError('Give the id of one client; see --help.')
  return id
}

function unknown(id: string): never {
  throw new CommandError(`There is no client ${JSON.stringify(id)}.`)
}

function shown(client: Client) {
  const timeOf = (time: number | null) => time && new Date(time).toISOString()
  return {
    client_id: client.id,
    name: client.name,
    scope: Object.fromEntries(
      Object.entries(client.scopes).map(([audience, scopes]) => [audience, scopes.join(' ')]),
    ),
    is_global: client.isGlobal,
    is_third_party: client.isThirdParty,
    is_cimd: isCimdClientId(client.id),
    created_at: timeOf(client.createdAt),
    disabled_at: timeOf(client.disabledAt),
  }
}

await runCommand(usage, { create, list, rotate, disable })

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
  const id = chosenId(values.id)
  const fault = values.secret === undefined ? null : checkSecret(values.secret)
  if (fault) throw new CommandError(`--secret ${fault}.`)
  const nameFault = values.name === undefined ? null : clientNameFault(values.name)
  if (nameFault) throw new CommandError(`--name ${nameFault}.`)
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

function chosenId(id: string = newId('cli_')): string {
  const fault = clientIdFault(id)
  if (fault) throw new CommandError(`--id ${fault}.`)
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
    const scopes = (given ?? audiences).flatMap(audience => scopesByAudience[audience])
    throw new CommandError(
      `--scope names ${JSON.stringify(unknown)}, which is not a scope of ${place}. Choose from ${scopes.join(', ')}, or all.`,
    )
  }
  return Object.fromEntries(offered.filter(([, scopes]) => given || scopes.length > 0))
}
