import { parseArgs } from 'node:util'
import { type Client, hashSecret, isCimdClientId, newSecret } from '../auth/clients.ts'
import { newClient, readClientOptions } from './new-client.ts'
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

Commands use DATA_DIR like the service, and can run while the service runs. The service applies changes within 5 seconds.
Add -s (npm run -s clients -- list) to print only JSON.
`

const create: Command = args => {
  const options = readClientOptions(args)
  return async ({ clients, now }) => {
    const { client, secret } = await newClient(options, await now())
    if ((await clients.insert(client)) === 'exists')
      throw new CommandError(`There is already a client ${JSON.stringify(client.id)}.`)
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
  return async ({ clients }) => {
    const { disabledAt } = (await clients.find(id)) ?? unknown(id)
    if (disabledAt !== null)
      throw new CommandError(`The client ${JSON.stringify(id)} is disabled: create another one.`)
    const secret = newSecret()
    await clients.update(id, { secretHash: await hashSecret(secret) })
    return { client_id: id, client_secret: secret }
  }
}

const disable: Command = args => {
  const id = readId(args)
  return async ({ clients, now }) => {
    const client = (await clients.find(id)) ?? unknown(id)
    if (client.disabledAt !== null) return shown(client)
    return shown((await clients.update(id, { disabledAt: await now() })) ?? unknown(id))
  }
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
